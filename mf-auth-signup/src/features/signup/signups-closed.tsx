import { useSettings } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { DoorClosed, X } from 'lucide-react';
import type { Ref } from 'react';
import styles from './check-mail.module.scss';
import formStyles from './signup-form.module.scss';
import { toLogin } from './to-login.ts';

interface Props {
  heading?: Ref<HTMLHeadingElement>;
  onClose: (() => void) | undefined;
}

/** Said before the first step, not after the fifth. */
export function SignupsClosed({ heading, onClose }: Props) {
  const { t } = useTranslation();
  const takesInvited = useSettings((site) => site.signups === 'with_trafficsource');
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
        <h2 ref={heading} className="h2" tabIndex={-1} data-autofocus>
          {t('closed.title')}
        </h2>
        {takesInvited && <p className="mut">{t('closed.partners')}</p>}
        <p className="mut">{t('closed.account')}</p>
        <LinkButton {...toLogin(onClose ? 'dialog' : 'page')} variant="primary" size="lg" block>
          {t('login.submit')}
        </LinkButton>
      </div>
    </div>
  );
}
