import { Type } from 'typebox';
import { Id, Nullable } from '../platform/shapes.ts';

/**
 * What GET /api/events.php sends: `event:` is the key, `data:` the JSON. `Last-Event-ID` resumes;
 * `reset` says that something may have been missed. What the ids name is fetched when shown.
 */
export const LiveEvents = {
  message: Type.Object({ conversation: Id, message: Id, profile: Id }),
  typing: Type.Object({ conversation: Id, profile: Id }),
  read: Type.Object({ conversation: Id, mine: Type.Boolean(), until: Nullable(Id) }),
  like: Type.Object({ profile: Id }),
  match: Type.Object({ profile: Id }),
  credits: Type.Object({ credits: Type.Integer() }),
  payment: Type.Object({ payment: Id, status: Type.String() }),
  presence: Type.Object({ profile: Id, online: Type.Boolean() }),
  session: Type.Object({ status: Type.Literal('ended') }),
  reset: Type.Object({}),
};
