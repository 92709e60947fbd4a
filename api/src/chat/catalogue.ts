import type { Db } from '../platform/database.ts';
import type { SiteSettings } from '../sites/site-settings.ts';

/** Keys of the openers on offer, in their order. */
export async function openersOnOffer(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('openers')
    .select('key')
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(({ key }) => key);
}

export interface Gift {
  key: string;
  /** What sending it costs on a site. */
  credits: number;
}

/** The gifts on offer, in their order, with their prices. */
export async function giftsOnOffer(
  db: Db,
  { gift_credits }: Pick<SiteSettings, 'gift_credits'>,
): Promise<Gift[]> {
  const rows = await db
    .selectFrom('gifts')
    .select(['key', 'times'])
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(({ key, times }) => ({ key, credits: priceOf(gift_credits, times) }));
}

/** Whole credits; where gifts are free, all are. */
function priceOf(credits: number, times: number): number {
  return credits === 0 ? 0 : Math.max(1, Math.round(credits * times));
}
