import { Type } from 'typebox';
import { Message } from '../chat/schemas.ts';
import { Card } from '../members/schemas.ts';
import { Id, Time } from '../shapes/common.ts';

/**
 * What GET /api/events.php sends: `event:` is the key, `data:` the JSON. `Last-Event-ID` resumes;
 * `reload` says that something may have been missed.
 */
export const LiveEvents = {
  message: Type.Object({ message: Message }),
  typing: Type.Object({ conversation: Id, profile: Id }),
  read: Type.Object({ conversation: Id, profile: Id, seq: Type.Integer() }),
  like: Type.Object({ profile: Card }),
  match: Type.Object({ profile: Card }),
  credits: Type.Object({ credits: Type.Integer() }),
  payment: Type.Object({ payment_id: Id, status: Type.String() }),
  presence: Type.Object({ profile: Id, online: Type.Boolean(), at: Time }),
  session: Type.Object({ status: Type.Literal('ended') }),
  reload: Type.Object({}),
};
