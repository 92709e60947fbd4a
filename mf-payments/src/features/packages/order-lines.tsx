import { type DiscountCode, useFormat } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { Package } from './package.ts';

interface Props {
  value: Package;
  discount: DiscountCode | null;
  /** A code the member typed is shown by its name. */
  entered: boolean;
  totalLabel: string;
}

/** What is bought, what comes off, and what is to pay. */
export function OrderLines({ value, discount, entered, totalLabel }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { credits, amount, regular_amount, currency, discount_percentage } = value;
  const saved = regular_amount - amount;
  const minimum = discount?.minimum ?? 0;
  const minus = format.money(-saved, currency).replace('-', '−');
  return (
    <>
      <div className="sum-row">
        <span>{t('credits', { count: credits })}</span>
        {saved > 0 ? (
          <s className="mut3">{format.money(regular_amount, currency)}</s>
        ) : (
          <span>{format.money(regular_amount, currency)}</span>
        )}
      </div>
      {saved > 0 && (
        <div className="sum-row save">
          <span>
            {entered && discount
              ? discount.code
              : t('order.welcomeBonus', { percent: format.percent(discount_percentage) })}
          </span>
          <span>{minus}</span>
        </div>
      )}
      <div className="sum-row total" aria-live="polite">
        <span>{totalLabel}</span>
        <span>{format.money(amount, currency)}</span>
      </div>
      {discount && saved === 0 && minimum > regular_amount && (
        <p className="xs mut mt-2">
          {t('discount.minimum', {
            code: discount.code,
            amount: format.money(minimum, currency),
          })}
        </p>
      )}
    </>
  );
}
