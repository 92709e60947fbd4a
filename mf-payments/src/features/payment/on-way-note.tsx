import { paths, useFormat } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { useOnWay } from './use-open-order.ts';

/** Whoever waits for a payment and orders again pays for both. */
export function OnWayNote() {
  const { t } = useTranslation();
  const format = useFormat();
  const payment = useOnWay();
  if (!payment) return null;
  const { payment_id, credits, amount, currency, paymentmethod } = payment;
  return (
    <Note
      kind="info"
      className="mb-3"
      action={
        <Link className="note-action" to={paths.transaction(payment_id)}>
          {t('heldBonus.see')}
        </Link>
      }
    >
      {t('onWay.text', {
        count: credits,
        amount: format.money(amount, currency),
        method: t(`methods.${paymentmethod}`),
      })}
    </Note>
  );
}
