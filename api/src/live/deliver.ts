import type { EventView, EventViews, Told } from './event-views.ts';
import type { StoredEvent } from './read-events.ts';

export interface Outgoing {
  type: string;
  data: object;
}

/** Events as they are sent: filled in with what is true now, and said once. */
export async function toSend(
  views: EventViews,
  told: Told & { credits: number },
  events: StoredEvent[],
): Promise<Outgoing[]> {
  const others = events.filter(({ type }) => type !== 'credits');
  const outgoing = others.length > 0 ? await viewed(views, told, others) : [];
  if (others.length < events.length) {
    outgoing.push({ type: 'credits', data: { credits: told.credits } });
  }
  return outgoing;
}

/** Each event as its domain says it to this member; those of one type are read at once. */
async function viewed(views: EventViews, told: Told, events: StoredEvent[]): Promise<Outgoing[]> {
  const said = new Map<StoredEvent, object | null>(events.map((event) => [event, event.data]));
  for (const type of new Set(events.map((event) => event.type))) {
    const view = views[type] as EventView<StoredEvent['data']> | undefined;
    if (!view) continue;
    const same = events.filter((event) => event.type === type);
    const answers = await view(
      told,
      same.map(({ data }) => data),
    );
    for (const [index, event] of same.entries()) said.set(event, answers[index] ?? null);
  }
  return events.flatMap((event) => {
    const data = said.get(event);
    return data ? [{ type: event.type, data }] : [];
  });
}
