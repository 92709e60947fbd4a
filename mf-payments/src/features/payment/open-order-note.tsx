import { type PaymentStarted, useFormat } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { CallOffDialog } from './call-off-dialog.tsx';
import { leaveFor } from './leave-for.ts';
import { isTransfer } from './payment.ts';
import { placeToPay } from './start-payment.ts';
import { useCallOff } from './use-call-off.ts';

interface Props {
  order: PaymentStarted | null;
  leave?: ((address: string) => void) | undefined;
}

/** An order that waits to be paid: to go on with, or to give up for the one that is made here. */
export function OpenOrderNote({ order, leave = leaveFor }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const callOff = useCallOff(t('openOrder.calledOff'));
  const [asking, setAsking] = useState(false);
  if (!order) return null;
  const { payment_id, credits, amount, currency, paymentmethod } = order.payment;
  const place = placeToPay(order);
  const maybeSent = isTransfer(order.payment);
  return (
    <Note
      kind="info"
      className="mb-3"
      action={
        <>
          {place && <NoteAction onClick={() => leave(place)}>{t('openOrder.goOn')}</NoteAction>}{' '}
          <NoteAction onClick={() => (maybeSent ? setAsking(true) : void callOff(payment_id))}>
            {t('openOrder.callOff')}
          </NoteAction>
          <CallOffDialog
            text={t('openOrder.sent')}
            open={asking}
            onClose={() => setAsking(false)}
            onCallOff={() => void callOff(payment_id)}
          />
        </>
      }
    >
      {t('openOrder.text', {
        count: credits,
        amount: format.money(amount, currency),
        method: t(`methods.${paymentmethod}`),
      })}{' '}
      {maybeSent && t('openOrder.sent')}
    </Note>
  );
}
