import { ApiError } from '../../platform/errors.ts';
import type { Order, Provider, ProviderPayment, Refund } from '../provider.ts';
import { askMollie, away, type MollieAccess, MollieRefusal } from './mollie-client.ts';
import { mollieOffers } from './mollie-offers.ts';
import {
  fromMollie,
  localeOf,
  type MollieAmount,
  mollieMethods,
  statusOf,
  toMollie,
} from './mollie-words.ts';

/** What is read of Mollie's payment; it says more. */
interface MolliePayment {
  id: string;
  status: string;
  amount: MollieAmount;
  amountRefunded?: MollieAmount;
  amountChargedBack?: MollieAmount;
  metadata?: { payment?: unknown } | null;
  _links?: { checkout?: { href?: string } };
}

const refShape = /^tr_[A-Za-z0-9]{4,40}$/;

/** Payments at Mollie (https://docs.mollie.com/reference/payments-api). */
export function mollieProvider(access: MollieAccess): Provider {
  return {
    name: 'mollie',
    offers: mollieOffers(access),
    create: (order) => create(access, order),
    fetch: (ref) => read(access, ref),
    cancel: (ref) => cancel(access, ref),
    refund: (refund) => sendBack(access, refund),
    // Its notices are not signed and say nothing but which payment: what is true is then fetched.
    parseWebhook(_headers, body) {
      const ref = new URLSearchParams(body.toString('utf8')).get('id') ?? '';
      if (!refShape.test(ref)) throw new ApiError(400, 'bad_request');
      return { ref, kind: 'payment' };
    },
  };
}

async function create(access: MollieAccess, order: Order) {
  const { payment, amount, currency, method, bank, merchant, description, language, origin } =
    order;
  const mollieMethod = mollieMethods[method as keyof typeof mollieMethods];
  if (!mollieMethod) throw new ApiError(400, 'method_unavailable');
  const body = {
    amount: toMollie(amount, currency),
    description: `${merchant}: ${description}`.slice(0, 255),
    method: mollieMethod,
    ...(bank && { issuer: bank }),
    locale: localeOf(language),
    redirectUrl: `${origin}/transactions/${payment}`,
    ...(isReachable(origin) && { webhookUrl: `${origin}/api/payment-webhook/mollie` }),
    metadata: { payment },
  };
  const answer = await askMollie(access, '/payments', {
    method: 'POST',
    body,
    idempotencyKey: payment,
  }).catch((error: unknown) => {
    throw error instanceof MollieRefusal ? notMade(error) : error;
  });
  const made = answer as MolliePayment;
  const redirect_url = made._links?.checkout?.href;
  if (!redirect_url) throw new ApiError(503, 'payments_unavailable');
  return { ref: made.id, redirect_url };
}

function notMade(refusal: MollieRefusal): ApiError {
  // Another call for the same order may be at it in this moment.
  if (refusal.answered === 409) return away(refusal.message);
  if (refusal.answered !== 422) return refusal;
  const error = new ApiError(400, 'method_unavailable');
  error.cause = refusal.message;
  return error;
}

/** Mollie refuses addresses it cannot call; such payments are found by asking. */
function isReachable(origin: string): boolean {
  const { hostname, protocol } = new URL(origin);
  return protocol === 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost');
}

async function read(access: MollieAccess, ref: string): Promise<ProviderPayment | undefined> {
  const answer = await askMollie(access, pathOf(ref)).catch(noneIf(404, 410));
  if (!answer) return undefined;
  const { id, status, amount, amountRefunded, amountChargedBack, metadata } =
    answer as MolliePayment;
  return {
    payment: String(metadata?.payment ?? ''),
    ref: id,
    status: statusOf(status),
    amount: fromMollie(amount),
    currency: amount.currency,
    refunded: amountRefunded ? fromMollie(amountRefunded) : 0,
    charged_back: amountChargedBack ? fromMollie(amountChargedBack) : 0,
  };
}

/** Only some methods can be called off, and only until the buyer has begun. */
async function cancel(access: MollieAccess, ref: string): Promise<void> {
  await askMollie(access, pathOf(ref), { method: 'DELETE' }).catch(noneIf(404, 409, 410, 422));
}

/** Mollie forgets keys after an hour, so those it has are looked through first. */
async function sendBack(access: MollieAccess, refund: Refund): Promise<void> {
  const { id, ref, amount, currency, description } = refund;
  const path = `${pathOf(ref)}/refunds`;
  const known = (await askMollie(access, `${path}?limit=250`)) as {
    _embedded?: { refunds?: { metadata?: { refund?: unknown } | null }[] };
  };
  if (known._embedded?.refunds?.some(({ metadata }) => metadata?.refund === id)) return;
  const body = { amount: toMollie(amount, currency), description, metadata: { refund: id } };
  await askMollie(access, path, { method: 'POST', body, idempotencyKey: id });
}

const pathOf = (ref: string) => `/payments/${encodeURIComponent(ref)}`;

const noneIf =
  (...statuses: number[]) =>
  (error: unknown): undefined => {
    if (error instanceof MollieRefusal && statuses.includes(error.answered)) return undefined;
    throw error;
  };
