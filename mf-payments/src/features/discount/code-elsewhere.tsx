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

  function words(): string | undefined {
    if (!typed || value.code) return;
    const { code, minimum, currency, percentage } = typed;
    if (minimum !== null && minimum > value.regular_amount) {
      const amount = format.money(minimum, currency ?? value.currency);
      return t('discount.minimum', { code, amount });
    }
    const hasAsMuch = value.discount_percentage >= percentage;
    return t(hasAsMuch ? 'discount.noMore' : 'discount.elsewhere', { code });
  }

  // There before the words, or few screen readers would say them.
  return (
    <p className="xs mut" role="status">
      {words()}
    </p>
  );
}
