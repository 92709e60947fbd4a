import { tracking, useSettings } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { DoorClosed, X } from 'lucide-react';
import styles from './check-mail.module.scss';
import formStyles from './signup-form.module.scss';
import { toLogin } from './to-login.ts';

/** Whether the site takes newcomers: all, or those whom a partner of it sent. */
export function useSignupsOpen(): boolean {
  const signups = useSettings((state) => state.signups);
  return signups === 'all' || (signups === 'with_trafficsource' && Boolean(tracking().network));
}

interface Props {
  onClose: (() => void) | undefined;
}

/** Said before the first step, not after the fifth. */
export function SignupsClosed({ onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.column}>
      {onClose && (
        <div className={formStyles.head}>
          <IconButton className={formStyles.close} icon={X} label={t('close')} onClick={onClose} />
        </div>
      )}
      <div className={styles.checkMail}>
        <span className={styles.icon}>
          <DoorClosed className="i xl" aria-hidden="true" />
        </span>
        <h2 className="h2" tabIndex={-1} data-autofocus>
          {t('closed.title')}
        </h2>
        <p className="mut">{t('closed.lead')}</p>
        <LinkButton {...toLogin(onClose ? 'dialog' : 'page')} variant="primary" size="lg" block>
          {t('login.submit')}
        </LinkButton>
      </div>
    </div>
  );
}
