import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { portraitPicture } from '../photos/portraits.ts';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

const perList = 24;
const atMost = 150;

/**
 * Draws beforehand what a newcomer sees first: the latest members of each country and gender.
 * One at a time with a rest of the same length, so that real requests come first.
 */
export async function warmPortraits(ctx: Context, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{ portrait: string }>`
    select f.portrait from (
      select main_photo_id, row_number() over
        (partition by country, gender order by last_seen_at desc) as place
      from profiles where fictional
    ) p
    join photos f on f.id = p.main_photo_id
    where p.place <= ${perList} and f.portrait is not null
    order by p.place, f.id limit ${atMost}`.execute(ctx.db);
  await rest(3 * second, signal);
  for (const { portrait } of rows) {
    if (signal.aborted) return;
    const began = performance.now();
    await portraitPicture(ctx, portrait, 'thumb');
    await rest(performance.now() - began, signal);
  }
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => {}); // stopped meanwhile
}
