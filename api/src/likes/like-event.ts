import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { KeptEvents } from '../live/event-types.ts';
import type { Told } from '../live/event-views.ts';
import { cardsOf } from '../members/cards.ts';
import { Card } from '../members/schemas.ts';
import type { Context } from '../platform/context.ts';
import { Id } from '../platform/shapes.ts';
import { isThere } from '../ties/hidden.ts';

/** A like or a match, with the card of the other one. */
export const LikeEvent = Type.Object({ profile: Id, card: Card }, { $id: 'LikeEvent' });

type Answer = Static<typeof LikeEvent> | null;

/** Likes and matches as they are told; null for whom this member may no longer see. */
export async function viewLikeEvents(
  ctx: Context,
  told: Told,
  events: KeptEvents['like'][],
): Promise<Answer[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profiles p
    where p.id = any(${events.map(({ profile }) => profile)}) and ${isThere(told.id)}`.execute(
    ctx.db,
  );
  const cards = await cardsOf(
    ctx,
    told,
    rows.map(({ id }) => id),
  );
  return events.map(({ profile }): Answer => {
    const card = cards.get(profile);
    return card ? { profile, card } : null;
  });
}
