import { paths, useSettings } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './signups-closed.module.scss';

interface Props {
  /** In the place of the page's own heading, which invites. */
  asHeading?: boolean;
}

/** In the place of the way in where nobody can join now: said at once, not after a form. */
export function SignupsClosed({ asHeading = false }: Props) {
  const { t } = useTranslation();
  const takesInvited = useSettings((site) => site.signups === 'with_trafficsource');
  return (
    <div className={styles.closed}>
      {asHeading ? <h1>{t('closed.title')}</h1> : <p className="b">{t('closed.title')}</p>}
      {takesInvited && <p className="sm mut">{t('closed.partners')}</p>}
      <p className="sm mut">{t('closed.account')}</p>
      <LinkButton to={paths.login()} variant="primary" size="lg" block>
        {t('closed.login')}
      </LinkButton>
    </div>
  );
}
