import {
  afterFirstLook,
  dismiss,
  dismissedAt,
  isInstalledApp,
  paths,
  useSession,
  useSettings,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { Link, useNavigate } from '@afterglow/shared-ui/router';
import { Cookie, Drama, type LucideIcon, ShieldCheck } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsHidden } from '../boot/use-route.ts';
import { LanguageMenu } from '../language/language-menu.tsx';
import styles from './entry-warning.module.scss';
import { leaveSite } from './leave-site.ts';
import { shouldWarn } from './should-warn.ts';

interface Props {
  countries?: string[];
}

/** Tells visitors once that this is a site for adults. `countries` limits where. */
export function EntryWarning({ countries }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isHidden = useIsHidden('entry-warning');
  const [closedAt, setClosedAt] = useState(() => dismissedAt('hide-site-entry-warning'));
  const settings = useSettings();
  const isMember = useSession((state) => state.user !== null);

  // After the page, by itself: a modal dialog has the browser look at every element again.
  const [hasPage, setHasPage] = useState(false);
  useEffect(
    () =>
      afterFirstLook(() => {
        startTransition(() => setHasPage(true));
        return () => {};
      }),
    [],
  );

  const enter = () => {
    dismiss('hide-site-entry-warning');
    setClosedAt(Date.now());
  };

  const isOpen =
    hasPage &&
    !isHidden &&
    shouldWarn({
      isMember,
      isInstalledApp: isInstalledApp(),
      closedAt,
      enabled: settings.enable_site_entry_popup,
      country: settings.geoip_selected_country || settings.geoip_country,
      siteCountries: settings.site_entry_popup_countries ?? [],
      layoutCountries: countries,
    });

  return (
    <Dialog open={isOpen} onClose={enter} title={<Title />} locked className={styles.dialog}>
      <LanguageMenu className={`btn btn-neutral btn-sm ${styles.language}`} />
      <p className="mut">{t('entry.intro')}</p>
      <Point icon={ShieldCheck}>{t('entry.adult')}</Point>
      <Point icon={Drama}>
        <Trans
          i18nKey="entry.fictional"
          values={{ fictional: settings.fictional_singular }}
          components={{ label: <FictionalLabel word={settings.fictional_singular} /> }}
        />
      </Point>
      <Point icon={Cookie}>
        <Trans
          i18nKey="entry.cookies"
          components={{ policy: <Link to={paths.page('cookies')} /> }}
        />
      </Point>
      <div className="col-x mt-4">
        <Button size="lg" block onClick={enter}>
          {t('entry.enter')}
        </Button>
        <Button variant="ghost" block onClick={() => leaveSite(navigate)}>
          {t('entry.leave')}
        </Button>
      </div>
    </Dialog>
  );
}

function Title() {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.age} aria-hidden="true">
        18+
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
