import { type DiscountCode, useFormat } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { Package } from '../packages/package.ts';

interface Props {
  value: Package;
  typed: DiscountCode | null;
}

/** Says why a typed code takes nothing off here. */
export function CodeElsewhere({ value, typed }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!typed || value.code) return null;
  const { code, minimum, currency, percentage } = typed;
  const isTooLittle = minimum !== null && minimum > value.regular_amount;
  const hasAsMuch = value.discount_percentage >= percentage;
  return (
    <p className="xs mut" role="status">
      {isTooLittle
        ? t('discount.minimum', {
            code,
            amount: format.money(minimum, currency ?? value.currency),
          })
        : t(hasAsMuch ? 'discount.noMore' : 'discount.elsewhere', { code })}
    </p>
  );
}
