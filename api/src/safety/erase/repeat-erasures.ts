import { sql } from 'kysely';
import { dueBefore } from '../../account/deletion/days.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { derive } from '../../platform/secrets.ts';

/** Beside the photos, not in the database: one that is restored from a backup knows nothing of it. */
const file = 'erased.json';
/** Longer than any backup is kept. */
const keptDays = 90;

/** When somebody was erased, by a name that this installation alone can make. */
type Erased = Record<string, string>;

/** Makes whoever was erased once, and is back with a backup, due again. */
export async function repeatErasures(ctx: Context): Promise<void> {
  const here = await erasedHere(ctx);
  const back = Object.keys(await told(ctx)).filter((name) => !(name in here));
  if (back.length === 0) return;
  await ctx.db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('users')
      .set({ status: 'deleted', deletion_requested_at: dueBefore(ctx.clock.now()) })
      .where(sql<boolean>`${nameOf(ctx)} = any(${back}::text[])`)
      .where('deleted_at', 'is', null)
      .returning('id')
      .execute();
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    // Without it no link of before brings an account back.
    await trx.deleteFrom('deletion_requests').where('user_id', 'in', ids).execute();
    ctx.log.warn({ members: ids.length }, 'a backup brought back who was erased, they go again');
  });
}

/** Tells of who was erased, where a restored database finds it. */
export async function tellErasures(ctx: Context): Promise<void> {
  const before = await told(ctx);
  const since = after(ctx.clock.now(), -keptDays * day).toISOString();
  const all = Object.entries({ ...before, ...(await erasedHere(ctx)) });
  const kept = JSON.stringify(Object.fromEntries(all.filter(([, at]) => at > since)));
  if (kept !== JSON.stringify(before)) await ctx.files.put(file, kept);
}

async function told(ctx: Context): Promise<Erased> {
  if (!(await ctx.files.exists(file))) return {};
  const text = await ctx.files.get(file);
  try {
    return JSON.parse(text);
  } catch {
    ctx.log.warn({ file }, 'cut off, as by a full disk; the database knows who is to stand in it');
    return {};
  }
}

async function erasedHere(ctx: Context): Promise<Erased> {
  const gone = await ctx.db
    .selectFrom('users')
    .select([nameOf(ctx).as('name'), 'deleted_at as at'])
    .where('deleted_at', '>', after(ctx.clock.now(), -keptDays * day))
    .orderBy('deleted_at')
    .execute();
  return Object.fromEntries(gone.map(({ name, at }) => [name, at?.toISOString() ?? '']));
}

/** With a key, or whoever can write that file and knows an id could have a member erased. */
const nameOf = (ctx: Context) =>
  sql<string>`encode(sha256(convert_to(${derive(ctx.secret, 'erased', '')} || id, 'UTF8')), 'hex')`;
