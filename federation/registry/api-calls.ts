import { z } from 'zod';

/**
 * Calls of the API by method and path (`get /api/chat.php`); of each the fields by where they are
 * (`answer.messages[].body`), with the types a value may have (`string | null`).
 */
export const apiCalls = z.record(z.string(), z.record(z.string(), z.string()));

export type ApiCalls = z.output<typeof apiCalls>;

const separator = ' | ';
export const typesText = (types: Iterable<string>) => [...types].sort().join(separator);
const typesIn = (text: string) => text.split(separator);

const isLiteral = (type: string) => /^["\d]|^true$|^false$/.test(type);

/** Whether `types` have a place for a value of `type`. */
function holds(types: string[], type: string): boolean {
  if (types.includes(type)) return true;
  return isLiteral(type) && types.includes(typeof JSON.parse(type));
}

/** An answer may lose possible values, and gain names in a choice; a reader knows nothing else. */
function readProblem(field: string, read: string, given: string | undefined): string[] {
  if (given === undefined) return [`no longer gives ${field}`];
  const known = typesIn(read);
  const isChoice = known.some(isLiteral);
  const strange = typesIn(given).filter(
    (type) => !holds(known, type) && !(isChoice && isLiteral(type)),
  );
  return strange.length > 0 ? [`gives ${field} as ${strange.join(' or ')}, not as ${read}`] : [];
}

/** A call may gain possible values; whoever makes it sends all that it ever could. */
function sendProblem(field: string, sent: string, taken: string | undefined): string[] {
  if (taken === undefined) return [`no longer takes ${field}`];
  const possible = typesIn(taken);
  const refused = typesIn(sent).filter((type) => !holds(possible, type));
  if (refused.length === 1 && refused[0] === 'undefined')
    return [`wants ${field}, which may be left out`];
  return refused.length > 0 ? [`no longer takes ${field} as ${refused.join(' or ')}`] : [];
}

const parentOf = (field: string) => field.replace(/(\.[^.[\]{}]+|\[\]|\{\})$/, '');

/** What has to be sent with a call, and is not known to whoever makes it. */
function newInputs(uses: Record<string, string>, offers: Record<string, string>): string[] {
  return Object.entries(offers)
    .filter(([field, types]) => {
      const parent = parentOf(field);
      if (/^answer|^\w+$/.test(field) || field in uses) return false;
      return !typesIn(types).includes('undefined') && (parent in uses || /^\w+$/.test(parent));
    })
    .map(([field]) => `wants ${field}, which is not sent`);
}

/** What code that makes the calls of `uses` would miss in `offers`, a line each. */
export function unmetCalls(uses: ApiCalls, offers: ApiCalls): string[] {
  return Object.entries(uses).flatMap(([call, fields]) => {
    const offered = offers[call];
    if (!offered) return [`${call} is not there`];
    const known = Object.entries(fields).flatMap(([field, types]) =>
      field.startsWith('answer')
        ? readProblem(field, types, offered[field])
        : sendProblem(field, types, offered[field]),
    );
    return [...known, ...newInputs(fields, offered)].map((what) => `${call} ${what}`);
  });
}
