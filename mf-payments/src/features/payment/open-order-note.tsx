import { type PaymentStarted, useFormat } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { leaveFor } from './leave-for.ts';
import { placeToPay } from './start-payment.ts';

interface Props {
  order: PaymentStarted | null;
  leave?: ((address: string) => void) | undefined;
}

/** An order that waits to be paid: to go on with, or to give up for the one that is made here. */
export function OpenOrderNote({ order, leave = leaveFor }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!order) return null;
  const { credits, amount, currency, paymentmethod } = order.payment;
  return (
    <Note
      kind="info"
      className="mb-3"
      action={
        <NoteAction onClick={() => leave(placeToPay(order))}>{t('openOrder.goOn')}</NoteAction>
      }
    >
      {t('openOrder.text', {
        count: credits,
        amount: format.money(amount, currency),
        method: t(`methods.${paymentmethod}`),
      })}
    </Note>
  );
}
