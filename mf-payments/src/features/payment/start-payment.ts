import {
  ApiError,
  get,
  type PaymentMethod,
  type PaymentStarted,
  paths,
  post,
  withQuery,
} from '@afterglow/shared-state';
import { wasRefused } from '@afterglow/shared-state/was-refused';
import { type Attempt, attempts } from './attempt.ts';

/** What stands on the button, and what for: nothing is ordered at another price, or for fewer credits. */
interface Seen {
  amount: number;
  currency: string;
  credits: number;
}

/** What is ordered: a package in a way to pay, or the last order once more. */
export type Order = {
  /** The days to return unused credits that stand beside the boxes: nothing is ordered at others. */
  waiver_days: number;
} & (
  | {
      package: string;
      paymentmethod: PaymentMethod;
      bank?: string | undefined;
      discountcode?: string | undefined;
      seen: Seen;
    }
  | { repeat: Seen & { package: string; paymentmethod: PaymentMethod } }
);

/**
 * Places an order and gives the address where it is paid. The same order is placed once, however
 * often it is asked for, until its payment has ended. `replaces` is the open order that the buyer was
 * shown. Rejects with `ApiError`.
 */
export async function startPayment(order: Order, replaces: string | null = null): Promise<string> {
  const text = JSON.stringify(order);
  const before = attempts.current(text);
  const goOn = before?.payment ? await whereItStands(before, before.payment) : null;
  if (goOn) return goOn;
  const attempt = before && !before.payment ? before : attempts.begin(text, replaces);
  // By now its own order may be the open one.
  const { idempotencyKey, replaces: named = replaces } = attempt;
  try {
    const started = await place(order, named, idempotencyKey);
    const { payment_id } = started.payment;
    const address = placeToPay(started);
    attempts.started(attempt, payment_id, address);
    return address ?? paths.transaction(payment_id);
  } catch (error) {
    if (error instanceof ApiError && wasRefused(error)) attempts.end();
    throw error;
  }
}

/**
 * At the provider's, else with us: a direct debit is confirmed here; what cost nothing is paid. Null
 * for an order that did not reach its provider: it can only be given up.
 */
export function placeToPay({ payment, redirect_url }: PaymentStarted): string | null {
  const { payment_id, paymentmethod, status } = payment;
  if (redirect_url) return redirect_url;
  if (status !== 'open') return paths.transaction(payment_id);
  return paymentmethod === 'sdd' ? withQuery(paths.directDebit(), { payment: payment_id }) : null;
}

/** Both boxes were ticked, beside the words that the server keeps under this number. */
const consented = { waiver: true, waiver_edition: 1 };

function place(
  order: Order,
  replaces: string | null,
  idempotencyKey: string,
): Promise<PaymentStarted> {
  const options = { idempotencyKey };
  if ('repeat' in order) {
    const { repeat: seen, waiver_days } = order;
    const body = { ...consented, waiver_days, replaces, seen };
    return post('/api/repeat-order.php', body, options);
  }
  return post('/api/payment.php', { ...order, ...consented, replaces }, options);
}

/** Where a payment that was begun goes on; null when it has ended. */
async function whereItStands(attempt: Attempt, id: string): Promise<string | null> {
  const answer = await get('/api/payment.php', { query: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (answer?.payment.status === 'open' && attempt.redirect) return attempt.redirect;
  return answer?.payment.status === 'pending' ? paths.transaction(id) : null;
}
