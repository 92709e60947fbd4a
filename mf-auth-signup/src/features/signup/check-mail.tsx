import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailCheck } from 'lucide-react';
import { ResendActivation } from '../activation/resend-activation.tsx';
import styles from './check-mail.module.scss';

interface Props {
  email: string;
  onContinue: () => void;
}

/** The end of sign-up: what happens next, and a second mail for who needs it. */
export function CheckMail({ email, onContinue }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.checkMail}>
      <span className={styles.icon}>
        <MailCheck className="i xl" aria-hidden="true" />
      </span>
      <h2 className="h2" tabIndex={-1} data-autofocus>
        {t('checkMail.title')}
      </h2>
      <p className="mut">{t('checkMail.lead', { email })}</p>
      <Button variant="primary" size="lg" block onClick={onContinue}>
        {t('checkMail.continue')}
      </Button>
      <ResendActivation />
    </div>
  );
}
