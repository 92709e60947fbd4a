import { sql } from 'kysely';
import { giveLike } from '../../likes/give-like.ts';
import { after, minute, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { forEachAlone } from '../../platform/loops.ts';
import { hidden } from '../../ties/hidden.ts';

const thinks = 4 * second;
/** Older likes are from the past that the demo members were made with. */
const remembers = 15 * minute;

interface Like {
  demo: string;
  member: string;
}

/** Demo members like back whoever liked them a moment ago. */
export async function likeBack(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await sql<Like>`
    select l.to_id as demo, l.from_id as member
    from likes l
    join profiles d on d.id = l.to_id and d.fictional and d.active
    join profiles r on r.id = l.from_id and not r.fictional and r.active
    where l.created_at between ${after(now, -remembers)} and ${after(now, -thinks)}
      and not exists (select 1 from likes where from_id = l.to_id and to_id = l.from_id)
      and not ${hidden(sql`d.id`, sql`r.id`)}
    limit 50`.execute(ctx.db);
  await forEachAlone(rows, async ({ demo, member }) => {
    const back = ctx.db.transaction().execute((trx) => giveLike(ctx, trx, demo, member));
    await back.catch(ifGone);
  });
}

/** Somebody who blocked or left this very moment. */
function ifGone(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
