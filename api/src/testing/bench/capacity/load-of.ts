import { type Kind, kinds } from './measured.ts';
import { busiest, day, type Usage } from './usage.ts';

/** What so many members ask for at one moment. */
export interface Load {
  /** A second, of each kind. */
  perSecond: Record<Kind, number>;
  /** Held. */
  streams: number;
  /** A second, from process to process. */
  notices: number;
  /** Gigabytes that messages of a day take in the database. */
  gigabytesOfDay: number;
}

const hour = 3600;

/** The load in an hour of the day, in its busiest minutes; the busiest hour unless told otherwise. */
export function loadOf(members: number, usage: Usage, at = busiest): Load {
  const active = members * usage.active;
  const share = day[at] ?? 0;
  const each: Record<Kind, number> = {
    message: usage.messages,
    document: usage.documents,
    visitor: usage.visitors,
    search: usage.searches,
    call: usage.calls,
  };
  const rate = (kind: Kind) => (active * each[kind] * share * usage.burst) / hour;
  const perSecond = Object.fromEntries(kinds.map((kind) => [kind, rate(kind)]));
  return {
    perSecond: perSecond as Record<Kind, number>,
    streams: (active * usage.open * share) / (day[busiest] ?? 1),
    notices: rate('message') * usage.notices,
    gigabytesOfDay: (active * usage.messages * usage.keeps) / 1e9,
  };
}
