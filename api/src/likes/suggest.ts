import { sql } from 'kysely';
import type { Reader } from '../identity/reader.ts';
import { type Card, cardList } from '../members/cards.ts';
import type { Context } from '../platform/context.ts';
import { isThere } from '../ties/hidden.ts';
import { unmetMembers } from './unmet-members.ts';

interface Suggestion {
  profile: Card | null;
  suggestion: boolean;
}

/**
 * Whom to show in the like modal: somebody whose like is really new; without one a member who may
 * fit, as a suggestion. Nobody is ever made to like somebody.
 */
export async function suggestLike(ctx: Context, reader: Reader): Promise<Suggestion> {
  const me = reader.user?.id ?? null;
  const newLike = me === null ? undefined : await newestLike(ctx, me);
  const id = newLike ?? (await somebodyWhoFits(ctx, reader, me));
  const [profile] = id ? await cardList(ctx, { id: me, language: reader.language }, [id]) : [];
  return { profile: profile ?? null, suggestion: profile !== undefined && newLike === undefined };
}

async function newestLike(ctx: Context, me: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select l.from_id as id from likes l join profiles p on p.id = l.from_id
    where l.to_id = ${me} and l.is_new and ${isThere(me)}
    order by l.created_at desc limit 1`.execute(ctx.db);
  return rows[0]?.id;
}

async function somebodyWhoFits(
  ctx: Context,
  reader: Reader,
  me: string | null,
): Promise<string | undefined> {
  if (me === null && !reader.site.settings.logged_out_search) return undefined;
  return (await unmetMembers(ctx, reader, 1))[0];
}
