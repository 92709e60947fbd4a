import { type DiscountCode, settings, timeBonus } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import type { Pieces } from '@afterglow/shared-ui/workshop/piece';
import { choosing } from './pieces/choosing.tsx';
import { paid } from './pieces/paid.tsx';
import { paying } from './pieces/paying.tsx';
import { order } from './testing/order.ts';
import { enterAsMember, startTexts } from './testing/render-payments.tsx';

export const pieces: Pieces = { ...choosing, ...paying, ...paid };

/** A member with 8 credits and the welcome bonus, and a site whose calls have answers. */
export async function begin(): Promise<void> {
  await startTexts();
  enterAsMember();
  settings.setState({ photo_credits: 20, gift_credits: 30 });
  timeBonus.setState({
    visible: true,
    secondsLeft: 13_337,
    discountcode: { percentage: 25 } as DiscountCode,
  });
  const withdrawal = {
    payment_id: order().payment_id,
    ordered_at: '2026-01-01T10:00:00.000Z',
    until: '2026-01-15T10:00:00.000Z',
    ...{ credits: 150, paid: 2499, currency: 'EUR', unused: 100 },
  };
  fakeServer({
    'GET /api/banks.php': () => ({ banks: [{ id: 'ing', name: 'ING' }] }),
    'GET /api/open-order.php': () => ({
      order: null,
      holding: { payment: order({ status: 'pending' }), percentage: 25 },
      on_way: order({ payment_id: 'transfer', status: 'pending', paymentmethod: 'banktransfer' }),
    }),
    'GET /api/repeat-order.php': () => ({ order: null }),
    'GET /api/invoices.php': () => ({
      invoices: [{ part: 0, number: '2026-000007', amount: 1874, issued_at: '2026-11-12' }],
    }),
    'GET /api/paymentmethods.php': () => ({
      paymentmethods: [{ method: 'paypal', banks: false }],
    }),
    'GET /api/withdrawal.php': ({ query }) => ({
      withdrawal: {
        ...withdrawal,
        state: query.payment === 'all' ? 'possible' : query.payment,
        ends_premium: query.payment === 'all',
        amount: ['possible', 'all', 'done'].includes(String(query.payment)) ? 1666 : 0,
      },
    }),
  });
}
