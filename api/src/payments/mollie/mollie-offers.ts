import type { Offers, Place } from '../provider.ts';
import { askMollie, type MollieAccess } from './mollie-client.ts';
import { mollieMethods } from './mollie-words.ts';

interface MollieMethod {
  id: string;
  issuers?: { id: string }[];
}

const goodForMs = 10 * 60_000;

/**
 * What the account at Mollie can take, kept for ten minutes. While Mollie does not answer, what it
 * said last counts, else everything it might take: an order it then refuses says so.
 */
export function mollieOffers(access: MollieAccess, now = Date.now): Offers {
  const kept = new Map<string, { at: number; offers: Promise<Map<string, string[]>> }>();

  function ask({ country, currency }: Place) {
    const key = `${country} ${currency}`;
    const known = kept.get(key);
    if (known && now() - known.at < goodForMs) return known.offers;
    const query = new URLSearchParams({
      'amount[value]': '10.00',
      'amount[currency]': currency,
      billingCountry: country,
      include: 'issuers',
    });
    const patient = { ...access, patience: Math.min(access.patience ?? 3000, 3000) };
    const offers = askMollie(patient, `/methods?${query}`)
      .then(byMethod)
      .catch(() => known?.offers ?? new Map(Object.values(mollieMethods).map((id) => [id, []])));
    kept.set(key, { at: now(), offers });
    return offers;
  }

  return async (place) => {
    const offered = await ask(place);
    return (method) => {
      const issuers = offered.get(mollieMethods[method] ?? '');
      // Where the buyer chooses the bank at Mollie, it lists none.
      return issuers ? { banks: issuers } : undefined;
    };
  };
}

function byMethod(answer: unknown): Map<string, string[]> {
  const { _embedded } = answer as { _embedded?: { methods?: MollieMethod[] } };
  const methods = _embedded?.methods ?? [];
  return new Map(methods.map(({ id, issuers }) => [id, (issuers ?? []).map((one) => one.id)]));
}
