import { sql } from 'kysely';
import { countriesWithVat } from '../places/vat.ts';
import { minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { SiteSettings } from '../sites/site-settings.ts';

type Costs = Record<string, { costs: number; currency: string }>;

interface Cheapest {
  country: string;
  currency: string;
  /** Of one credit, in minor units. */
  price: number;
}

/**
 * What a message costs at least, in minor units, in each of the site's countries: in the package whose credits are the
 * cheapest. The price list is read once a minute, not with every page.
 */
export function messageCosts(ctx: Context) {
  let known: { until: number; list: Promise<Cheapest[]> } | undefined;

  return async ({ countries, message_credits }: SiteSettings): Promise<Costs> => {
    const now = ctx.clock.now().getTime();
    if (!known || known.until <= now) {
      const list = readCheapest(ctx);
      known = { until: now + minute, list };
      // A failed read is told to who waits for it, and not kept.
      list.catch(() => {
        known = undefined;
      });
    }
    const all = await known.list;
    const list = all.filter(({ country }) => countries.some((one) => one === country));
    return Object.fromEntries(
      list.map(({ country, currency, price }) => [
        country,
        { costs: Math.round(price * message_credits), currency },
      ]),
    );
  };
}

/** Of what is on sale: not where the VAT is not known. */
async function readCheapest({ db }: Context): Promise<Cheapest[]> {
  const { rows } = await sql<Cheapest>`
    select country, currency, min(amount::float / credits) as price
    from packages where active and country = any(${countriesWithVat})
    group by country, currency`.execute(db);
  return rows;
}
