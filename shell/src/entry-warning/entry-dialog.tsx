import { paths, useSettings } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import type { Link, NavigateFunction } from '@afterglow/shared-ui/router';
import { Cookie, Drama, type LucideIcon, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LanguageMenu } from '../language/language-menu.tsx';
import styles from './entry-warning.module.scss';
import { leaveSite } from './leave-site.ts';

interface Props {
  open: boolean;
  onEnter: () => void;
  navigate: NavigateFunction;
  Link: typeof Link;
  LanguageMenu: typeof LanguageMenu;
}

/**
 * What kind of site this is, and the ways in and out. It is handed the router: imported here, it would
 * weigh more in what everybody loads.
 */
export function EntryDialog({ open, onEnter, navigate, Link, LanguageMenu }: Props) {
  const { t } = useTranslation();
  const { fictional_singular: fictional, min_age: minAge } = useSettings();
  return (
    <Dialog
      open={open}
      onClose={onEnter}
      title={<Title minAge={minAge} />}
      locked
      className={styles.dialog}
    >
      <LanguageMenu className={`btn btn-neutral btn-sm ${styles.language}`} />
      <p className="mut">{t('entry.intro')}</p>
      <Point icon={ShieldCheck}>{t('entry.adult', { minAge })}</Point>
      <Point icon={Drama}>
        <Trans
          i18nKey="entry.fictional"
          values={{ fictional }}
          components={{ label: <FictionalLabel word={fictional} /> }}
        />
      </Point>
      <Point icon={Cookie}>
        <Trans
          i18nKey="entry.cookies"
          components={{ policy: <Link to={paths.page('cookies')} /> }}
        />
      </Point>
      <div className="col-x mt-4">
        <Button size="lg" block onClick={onEnter}>
          {t('entry.enter', { minAge })}
        </Button>
        <Button variant="ghost" block onClick={() => leaveSite(navigate)}>
          {t('entry.leave')}
        </Button>
      </div>
    </Dialog>
  );
}

function Title({ minAge }: { minAge: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.age} aria-hidden="true">
        {minAge}+
      </span>
      {t('entry.title')}
    </>
  );
}

interface PointProps {
  icon: LucideIcon;
  children: ReactNode;
}

function Point({ icon: Icon, children }: PointProps) {
  return (
    <div className="lrow">
      <span className="ic">
        <Icon className="i" aria-hidden="true" />
      </span>
      <span>{children}</span>
    </div>
  );
}
