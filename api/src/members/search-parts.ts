import { sql } from 'kysely';
import { onlineSince } from './online.ts';
import type { SearchCursor } from './search-cursor.ts';
import { isByCells } from './search-filter.ts';
import { isOneStep, kmToRegion, type Ring, ringsFrom, ringsUpTo } from './search-rings.ts';
import type { Wanted } from './search-wanted.ts';

/** How the people of a ring are read: a text of SQL each, and one statement may have several. */
export type Kind = 'seen' | 'cells' | 'around' | 'steps' | 'far';

/** Whose place is unknown comes after everybody. */
export const nowhere = 99_999;

/** A circle of so many kilometres has some fifty cells. */
const mostCellsKm = 20;

const everywhere: Ring[] = [{ from: 0, to: null }];

/** How the parts of a page are read: always the same for the same filters, however many are found. */
export function kindsOf(wanted: Wanted): Kind[] {
  const { position, maxKm } = wanted.filter;
  if (!position) return ['seen'];
  if (wanted.near) return [around(wanted), 'steps', 'far'];
  return [maxKm === null ? 'seen' : around(wanted)];
}

/** Around a place, all within one step or in any order of distance. */
const around = (wanted: Wanted): Kind =>
  isByCells(wanted.filter) && !isWide(wanted) ? 'cells' : 'around';

/** A circle of too many cells, of whom only the latest are wanted: they are looked through first. */
export function isWide({ near, filter }: Wanted): boolean {
  return !near && (filter.maxKm ?? 0) > mostCellsKm;
}

/** The parts of a page in columns of `q`, an array each, and where the page before ended. */
export const partColumns = sql`firsts bool[], manys bool[], kinds text[], steps int[],
  afters int[], froms int[], uptos int[], sinces timestamptz[], untils timestamptz[],
  cursor_seen timestamptz, cursor_id text`;

/**
 * SQL: a row for each part of the page, in their order. `after` is the step that the page before ended
 * in, where it ended in this part; -1 where it did not.
 */
export const parts = sql`unnest(q.firsts, q.manys, q.kinds, q.steps, q.afters, q.froms, q.uptos,
    q.sinces, q.untils)
  with ordinality as part (first, many, kind, step, after, from_km, upto_km, since, until, part)`;

/** What is read one after the other: the rings of those who fit the reader, then of the others. */
export function partsOf(wanted: Wanted, cursor: SearchCursor | null, now: Date) {
  const { fittingOnly } = wanted;
  const all = ringsFor(wanted).flatMap(({ rings, many }) =>
    (fittingOnly ? [true] : [true, false])
      .filter((first) => !cursor || cursor.first || !first)
      .flatMap((first) => {
        const after = cursor?.first === first ? cursor : null;
        return rings
          .filter(({ to }) => !after || to === null || to >= after.step)
          .map((ring) => ({ first, many, ring, ...partOf(ring, wanted, after) }))
          .flatMap((part) => slicesOf(part, wanted, now).map((slice) => ({ ...part, ...slice })));
      }),
  );
  return {
    firsts: all.map(({ first }) => first),
    manys: all.map(({ many }) => many),
    kinds: all.map(({ kind }) => kind),
    steps: all.map(({ step }) => step),
    afters: all.map(({ after }) => after),
    froms: all.map(({ ring }) => ring.from),
    uptos: all.map(({ ring }) => ring.to),
    sinces: all.map(({ since }) => since),
    untils: all.map(({ until }) => until),
    cursor_seen: cursor?.seen,
    cursor_id: cursor?.id,
  };
}

/**
 * The index of cells has people by when they were seen, so that where many live the latest are read
 * alone, and the others only when those are too few.
 */
function slicesOf({ kind, ring }: { kind: Kind; ring: Ring }, { filter }: Wanted, now: Date) {
  const whole = { since: '-infinity', until: 'infinity' };
  if (kind !== 'cells') return [whole];
  const online = onlineSince(now).toISOString();
  const latest = { ...whole, since: online };
  if (filter.online) return [latest];
  // Who found too few where all are near looks for so rare people that all of the next ring are read.
  if (ring.from > 0 && filter.region === null) return [whole];
  return [latest, { ...whole, until: online }];
}

function partOf(ring: Ring, wanted: Wanted, cursor: SearchCursor | null) {
  const { near = false } = wanted;
  const kind = kindOf(ring, wanted);
  const step = near ? (ring.to ?? nowhere) : 0;
  const isSorted = kind === 'steps' || kind === 'far';
  const isIn = cursor && (isSorted || cursor.step === step);
  return { kind, step, after: isIn ? cursor.step : -1 };
}

/** Where everybody is one step away, ordering by it would only hide the index. */
function kindOf(ring: Ring, wanted: Wanted): Kind {
  const { near, filter } = wanted;
  if (!filter.position) return 'seen';
  if (near && !isOneStep(ring)) return ring.to === null ? 'far' : 'steps';
  return ring.to === null ? 'seen' : around(wanted);
}

/** In one list those are ordered who are few; many are read outwards until there are enough. */
function ringsFor(wanted: Wanted): { rings: Ring[]; many: boolean | null }[] {
  const { near, many, filter } = wanted;
  const { region, maxKm, position } = filter;
  const whole = ringsUpTo(everywhere, maxKm);
  // Of the verified of one region so few are left that all are looked at.
  const isRare = region !== null && filter.verified;
  if (!near || !position || !many || isRare) return [{ rings: whole, many: null }];
  const outwards = ringsUpTo(ringsFrom(region ? kmToRegion(region, position) : 0), maxKm);
  if (many === true) return [{ rings: outwards, many: null }];
  return [
    { rings: outwards, many: true },
    { rings: whole, many: false },
  ];
}
