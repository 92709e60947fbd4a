import { Type } from 'typebox';
import { Id, Nullable } from '../platform/shapes.ts';

/**
 * GET /api/events.php?since=: a page that comes for the first time is also told what has happened since
 * it was made, in milliseconds since 1970; `Last-Event-ID` wins. `rows=changed`: it puts the rows of its
 * chat list together itself, as far as it has them.
 */
export const EventsQuery = Type.Object({
  rows: Type.Optional(Type.Literal('changed')),
  since: Type.Optional(Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })),
});

/** What live events carry, by name, as far as it is nothing of another domain. */
export const liveEvents = {
  typing: Type.Object({ conversation: Id, profile: Id }),
  /** The other side's pages have this member's messages up to `seq`. */
  delivered: Type.Object({ conversation: Id, seq: Type.Integer() }),
  /**
   * `mine`: this member read it elsewhere; else the other side did, up to their message `until`,
   * and to `seq`. `unread`: what is to read there still, for this member alone.
   */
  read: Type.Object({
    conversation: Id,
    mine: Type.Boolean(),
    until: Nullable(Id),
    seq: Type.Integer(),
    unread: Type.Optional(Type.Integer()),
  }),
  credits: Type.Object({ credits: Type.Integer() }),
  payment: Type.Object({ payment: Id, status: Type.String() }),
  /** The own account is another: confirmed, say. */
  account: Type.Object({}),
  presence: Type.Object({ profile: Id, online: Type.Boolean() }),
  session: Type.Object({ status: Type.Literal('ended') }),
  /** Nothing happened; every twenty seconds, so that a page hears when a line is dead. */
  beat: Type.Object({}),
  /** Something may have been missed. */
  reset: Type.Object({}),
};
