/** How long events are kept, and from when on an id is too old to go on from; in seconds. */
export const keptFor = 3600;
const tooOld = 3000;

/** What the browser sends back as Last-Event-ID. */
export function eventId(position: string, now: Date): string {
  return `${position}.${Math.floor(now.getTime() / 1000)}`;
}

/** The position in an id; undefined when events after it may be gone by now. */
export function positionOf(id: string, now: Date): string | undefined {
  const [, position, seconds] = /^(\d{1,19})\.(\d{1,12})$/.exec(id) ?? [];
  if (!position) return undefined;
  const age = now.getTime() / 1000 - Number(seconds);
  return age < tooOld ? position : undefined;
}
