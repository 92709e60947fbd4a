import { paths, useFormat } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { useState } from 'react';
import { CallOffDialog } from './call-off-dialog.tsx';
import { useCallOff } from './use-call-off.ts';
import { useHoldingOrder } from './use-open-order.ts';

/** Why prices are full: the welcome bonus is in a payment on its way, which can be seen and called off. */
export function HeldBonusNote() {
  const { t } = useTranslation();
  const format = useFormat();
  const callOff = useCallOff(t('heldBonus.calledOff'));
  const held = useHoldingOrder();
  const [asking, setAsking] = useState(false);
  if (!held) return null;
  const { payment_id, credits, amount, currency, paymentmethod } = held.payment;
  return (
    <Note
      kind="info"
      className="mb-3"
      action={
        <>
          <Link className="note-action" to={paths.transaction(payment_id)}>
            {t('heldBonus.see')}
          </Link>{' '}
          <NoteAction onClick={() => setAsking(true)}>{t('heldBonus.callOff')}</NoteAction>
          <CallOffDialog
            text={t('heldBonus.ask.text')}
            open={asking}
            onClose={() => setAsking(false)}
            onCallOff={() => void callOff(payment_id)}
          />
        </>
      }
    >
      {t('heldBonus.text', {
        percent: format.percent(held.percentage),
        count: credits,
        amount: format.money(amount, currency),
        method: t(`methods.${paymentmethod}`),
      })}
    </Note>
  );
}
