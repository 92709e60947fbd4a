import { sql } from 'kysely';
import type { SearchCursor } from './search-cursor.ts';
import { isOneStep, kmToRegion, type Ring, ringsFrom, ringsUpTo } from './search-rings.ts';
import type { Wanted } from './search-wanted.ts';

/** How the people of a ring are read: a text of SQL each, and one statement may have several. */
export type Kind = 'seen' | 'around' | 'steps' | 'far';

/** Whose place is unknown comes after everybody. */
export const nowhere = 99_999;

const everywhere: Ring[] = [{ from: 0, to: null }];

/** How the parts of a page are read: always the same for the same filters, however many are found. */
export function kindsOf({ near, filter: { position, maxKm } }: Wanted): Kind[] {
  if (!position) return ['seen'];
  if (near) return ['around', 'steps', 'far'];
  return [maxKm === null ? 'seen' : 'around'];
}

/** The parts of a page in columns of `q`, an array each, and where the page before ended. */
export const partColumns = sql`firsts bool[], manys bool[], kinds text[], steps int[],
  afters int[], froms int[], uptos int[], cursor_seen timestamptz, cursor_id text`;

/**
 * SQL: a row for each part of the page, in their order. `after` is the step that the page before ended
 * in, where it ended in this part; -1 where it did not.
 */
export const parts = sql`unnest(q.firsts, q.manys, q.kinds, q.steps, q.afters, q.froms, q.uptos)
  with ordinality as part (first, many, kind, step, after, from_km, upto_km, part)`;

/** What is read one after the other: the rings of those who fit the reader, then of the others. */
export function partsOf(wanted: Wanted, cursor: SearchCursor | null) {
  const { fittingOnly } = wanted;
  const all = ringsFor(wanted).flatMap(({ rings, many }) =>
    (fittingOnly ? [true] : [true, false])
      .filter((first) => !cursor || cursor.first || !first)
      .flatMap((first) => {
        const after = cursor?.first === first ? cursor : null;
        return rings
          .filter(({ to }) => !after || to === null || to >= after.step)
          .map((ring) => ({ first, many, ring, ...partOf(ring, wanted, after) }));
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
    cursor_seen: cursor?.seen,
    cursor_id: cursor?.id,
  };
}

function partOf(ring: Ring, wanted: Wanted, cursor: SearchCursor | null) {
  const { near = false } = wanted;
  const kind = kindOf(ring, wanted);
  const step = near ? (ring.to ?? nowhere) : 0;
  const isSorted = kind === 'steps' || kind === 'far';
  const isIn = cursor && (isSorted || cursor.step === step);
  return { kind, step, after: isIn ? cursor.step : -1 };
}

/**
 * Where everybody is one step away, ordering by it would only hide the index. Those of a region far
 * away are too few in a ring to be looked for among all who were seen lately.
 */
function kindOf(ring: Ring, { near, filter: { position, region } }: Wanted): Kind {
  if (!position) return 'seen';
  const isOrdered = !isOneStep(ring) || (region !== null && ring.from > 0);
  if (near && isOrdered) return ring.to === null ? 'far' : 'steps';
  return ring.to === null ? 'seen' : 'around';
}

/** In one list those are ordered who are few; many are read outwards until there are enough. */
function ringsFor(wanted: Wanted): { rings: Ring[]; many: boolean | null }[] {
  const { near, many, filter } = wanted;
  const { region, maxKm, position } = filter;
  const whole = ringsUpTo(everywhere, maxKm);
  if (!near || !position || !many) return [{ rings: whole, many: null }];
  const outwards = ringsUpTo(ringsFrom(region ? kmToRegion(region, position) : 0), maxKm);
  if (many === true) return [{ rings: outwards, many: null }];
  return [
    { rings: outwards, many: true },
    { rings: whole, many: false },
  ];
}
