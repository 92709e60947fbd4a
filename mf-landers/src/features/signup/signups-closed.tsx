import { paths, useSettings } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './signups-closed.module.scss';

/** In the place of the way in where nobody can join now: said at once, not after a form. */
export function SignupsClosed() {
  const { t } = useTranslation();
  const takesInvited = useSettings((site) => site.signups === 'with_trafficsource');
  return (
    <div className={styles.closed}>
      <p className="b">{t('closed.title')}</p>
      {takesInvited && <p className="sm mut">{t('closed.partners')}</p>}
      <p className="sm mut">{t('closed.account')}</p>
      <LinkButton to={paths.login()} variant="primary" size="lg" block>
        {t('closed.login')}
      </LinkButton>
    </div>
  );
}
