import { useFormat } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './order-lines.module.scss';
import type { Package } from './package.ts';

interface Props {
  value: Package;
  totalLabel: string;
}

/** What is bought, what comes off, and what is to pay. */
export function OrderLines({ value, totalLabel }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { credits, amount, regular_amount, currency } = value;
  const saved = regular_amount - amount;
  const regular = format.money(regular_amount, currency);
  return (
    <>
      <div className={styles.line}>
        <span>{t('credits', { count: credits })}</span>
        {saved > 0 ? <s className="mut3">{regular}</s> : <span>{regular}</span>}
      </div>
      {saved > 0 && (
        <div className={`${styles.line} ${styles.saving}`}>
          <SavingName value={value} />
          <span>{format.money(-saved, currency).replace('-', '−')}</span>
        </div>
      )}
      <div className={`${styles.line} ${styles.total}`} aria-live="polite">
        <span>{totalLabel}</span>
        <span>{format.money(amount, currency)}</span>
      </div>
    </>
  );
}

interface SavingNameProps {
  value: Package;
}

/** A typed code by its name; the bonus by its percentage, if it is all that comes off. */
function SavingName({ value }: SavingNameProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, amount, regular_amount, discount_percentage } = value;
  const ofBonus = (regular_amount * discount_percentage) / 100;
  const isBonus = discount_percentage > 0 && Math.abs(regular_amount - amount - ofBonus) <= 1;
  if (code) return <span className="text-break">{code}</span>;
  return (
    <span>
      {isBonus
        ? t('order.welcomeBonus', { percent: format.percent(discount_percentage) })
        : t('order.saving')}
    </span>
  );
}
