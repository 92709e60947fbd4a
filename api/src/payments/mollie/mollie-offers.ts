import type { Offers, Place, Taken } from '../provider.ts';
import { askMollie, type MollieAccess } from './mollie-client.ts';
import { fromMollie, type MollieAmount, mollieMethods, toMollie } from './mollie-words.ts';

interface MollieMethod {
  id: string;
  minimumAmount?: MollieAmount | null;
  maximumAmount?: MollieAmount | null;
  issuers?: { id: string }[] | null;
}

const goodForMs = 10 * 60_000;

/**
 * What the account at Mollie can take, kept for ten minutes. While Mollie does not answer, what it
 * said last counts, else everything it might take: an order it then refuses says so.
 */
export function mollieOffers(access: MollieAccess, now = Date.now): Offers {
  const kept = new Map<string, { at: number; offers: Promise<Map<string, Taken>> }>();

  function ask({ country, currency, amount }: Place) {
    const key = `${country} ${currency} ${amount}`;
    const known = kept.get(key);
    if (known && now() - known.at < goodForMs) return known.offers;
    // It lists those that take this amount; the smallest price leaves out the fewest.
    const query = new URLSearchParams({
      'amount[value]': toMollie(amount, currency).value,
      'amount[currency]': currency,
      billingCountry: country,
      include: 'issuers',
    });
    const patient = { ...access, patience: Math.min(access.patience ?? 3000, 3000) };
    const offers = askMollie(patient, `/methods?${query}`)
      .then((answer) => byMethod(answer, currency))
      .catch(() => known?.offers ?? everything());
    kept.set(key, { at: now(), offers });
    return offers;
  }

  return async (place) => {
    const offered = await ask(place);
    return (method) => offered.get(mollieMethods[method] ?? '');
  };
}

const everything = () =>
  new Map(Object.values(mollieMethods).map((id): [string, Taken] => [id, { banks: [] }]));

function byMethod(answer: unknown, currency: string): Map<string, Taken> {
  const { _embedded } = answer as { _embedded?: { methods?: MollieMethod[] } };
  const methods = _embedded?.methods ?? [];
  return new Map(methods.map((one) => [one.id, takenOf(one, currency)]));
}

/** Where the buyer chooses the bank at Mollie, it lists none. */
function takenOf({ issuers, minimumAmount, maximumAmount }: MollieMethod, currency: string): Taken {
  const min = amountIn(minimumAmount, currency);
  const max = amountIn(maximumAmount, currency);
  return {
    banks: (issuers ?? []).map(({ id }) => id),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

/** A limit that is told in another currency says nothing about ours. */
const amountIn = (limit: MollieAmount | null | undefined, currency: string) =>
  limit?.currency === currency ? fromMollie(limit) : undefined;
