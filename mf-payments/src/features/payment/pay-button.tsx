import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { LockKeyhole } from 'lucide-react';
import styles from './pay-button.module.scss';

interface Props {
  /** Formatted. */
  amount: string;
  paying: boolean;
  onPay: () => void;
}

/** Its words say that pressing it obliges to pay. */
export function PayButton({ amount, paying, onPay }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.payBar}>
      <Button size="lg" block icon={LockKeyhole} loading={paying} onClick={onPay}>
        {t('payment.pay', { amount })}
      </Button>
    </div>
  );
}
