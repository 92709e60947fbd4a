/** How long events are kept, and from when on an id is too old to go on from; in seconds. */
export const keptFor = 3600;
const tooOld = 3000;

/** Whether all events since a moment are still kept, with time to spare. */
export const isKept = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() < tooOld * 1000;

/** By so many seconds two machines' clocks may differ. */
const clocks = 60;

/** How far a page is: all before a position, and some transactions after it. */
export interface Place {
  position: string;
  /** Transactions from the position on that the page was told of. */
  told: Set<string>;
}

/** What the browser sends back as Last-Event-ID: position, seconds, and how far after it what was told is. */
export function eventId({ position, told }: Place, now: Date): string {
  const from = BigInt(position);
  const later = [...told].map((one) => (BigInt(one) - from).toString(36));
  const id = `${position}.${Math.floor(now.getTime() / 1000)}`;
  return later.length > 0 ? `${id}.${later.join('-')}` : id;
}

/**
 * The place in an id; undefined when events after it may be gone by now, and for one of before
 * `arrived`: it is of the database that the site was in.
 */
export function placeOf(id: string, now: Date, arrived?: Date | null): Place | undefined {
  const [, position, seconds, later] =
    /^(\d{1,19})\.(\d{1,12})(?:\.([0-9a-z]{1,13}(?:-[0-9a-z]{1,13}){0,99}))?$/.exec(id) ?? [];
  if (!position) return undefined;
  const age = now.getTime() / 1000 - Number(seconds);
  if (age >= tooOld) return undefined;
  if (arrived && Number(seconds) < arrived.getTime() / 1000 + clocks) return undefined;
  const from = BigInt(position);
  const told = (later?.split('-') ?? []).map((one) => String(from + fromText(one)));
  return { position, told: new Set(told) };
}

/** A whole number of more digits than a number holds. */
function fromText(text: string): bigint {
  return [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}
