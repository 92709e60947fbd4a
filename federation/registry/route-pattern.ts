/**
 * Segments of a route's path, or of an address: `/chats/:id` has `chats` and `:id`. Slashes at the end do not
 * count, an empty segment before does, as for the router that the pages have: it would find nothing to draw.
 */
function segmentsOf(path: string): string[] {
  const segments = path.split('/').slice(1);
  while (segments.at(-1) === '') segments.pop();
  return segments;
}

/** A part of a pattern: `members` stands for itself, `:id` for any value, `:id?` also for none. */
interface Segment {
  text: string;
  /** Name of the value it stands for; undefined when it stands for itself. */
  parameter: string | undefined;
  optional: boolean;
}

function parsed(text: string): Segment {
  const parameter = /^:(\w+)/.exec(text)?.[1];
  return { text, parameter, optional: parameter !== undefined && text.endsWith('?') };
}

/** Patterns are as many as there are routes, and each address is held against all of them. */
const known = new Map<string, Segment[]>();

function patternOf(pattern: string): Segment[] {
  const before = known.get(pattern);
  if (before) return before;
  const segments = segmentsOf(pattern).map(parsed);
  known.set(pattern, segments);
  return segments;
}

/** Names of the values in a pattern, in their order: `/credits/:id/:method?` has id and method. */
export function parametersOf(pattern: string): string[] {
  return patternOf(pattern).flatMap(({ parameter }) => parameter ?? []);
}

/** An address is held against one pattern after the other. */
let last = { pathname: '', segments: [] as string[] };

function segmentsOfAddress(pathname: string): string[] {
  if (last.pathname !== pathname) last = { pathname, segments: segmentsOf(pathname) };
  return last.segments;
}

/** Values by name, as they stand in an address; undefined when it does not match. */
export function valuesIn(pattern: string, pathname: string): Map<string, string> | undefined {
  const given = segmentsOfAddress(pathname);
  const wanted = patternOf(pattern);
  if (given.length > wanted.length) return undefined;
  const values: [string, string][] = [];
  for (const [index, { text, parameter, optional }] of wanted.entries()) {
    const value = given[index];
    if (parameter !== undefined && value) values.push([parameter, value]);
    else if (value !== text && !optional) return undefined;
  }
  return new Map(values);
}

/** Patterns that match the same addresses have the same shape, whatever their values are called. */
export function shapeOf(pattern: string): string {
  return patternOf(pattern)
    .map(({ text, parameter, optional }) => `/${parameter ? `:${optional ? '?' : ''}` : text}`)
    .join('');
}

/** The more of a pattern stands for itself, the more it weighs; then the longer one does. */
export function weightOf(pattern: string): number {
  return patternOf(pattern).reduce((sum, { parameter }) => sum + (parameter ? 1 : 100), 0);
}

/** An address that matches, without the optional values; `fill` makes up the others. */
export function addressOf(pattern: string, fill: (parameter: string) => string): string {
  const filled = patternOf(pattern)
    .filter(({ optional }) => !optional)
    .map(({ text, parameter }) => `/${parameter ? fill(parameter) : text}`);
  return filled.join('') || '/';
}
