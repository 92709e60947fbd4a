import { Type } from 'typebox';
import { ContactEvent, viewContactEvents } from '../chat/contact-event.ts';
import { MessageEvent, viewMessageEvents } from '../chat/message-event.ts';
import { LikeEvent, viewLikeEvents } from '../likes/like-event.ts';
import type { EventViews } from '../live/event-views.ts';
import { liveEvents } from '../live/schemas.ts';
import type { Context } from '../platform/context.ts';

/**
 * What GET /api/events.php sends: `event:` is the name, `data:` the JSON. `Last-Event-ID` resumes.
 */
export const LiveEvents = Type.Object(
  {
    message: MessageEvent,
    contact: ContactEvent,
    like: LikeEvent,
    match: LikeEvent,
    ...liveEvents,
  },
  { $id: 'LiveEvents' },
);

/** The domains say their own events: as the one who is told may see them, when they are told. */
export function eventViews(ctx: Context): EventViews {
  return {
    message: (told, events) => viewMessageEvents(ctx, told, events),
    contact: (told, events) => viewContactEvents(ctx, told, events),
    like: (told, events) => viewLikeEvents(ctx, told, events),
    match: (told, events) => viewLikeEvents(ctx, told, events),
  };
}
