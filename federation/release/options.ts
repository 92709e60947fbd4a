import { remoteNames } from '../workspace/package-files.ts';
import { Usage } from './exit-code.ts';

/** What follows a command's name. */
export interface Arguments {
  names: string[];
  text(option: string): string | undefined;
  flag(option: string): boolean;
}

export type Options = Record<string, { type: 'string' | 'boolean' }>;

/** Options every command takes. */
export const commonOptions = {
  help: { type: 'boolean' },
  store: { type: 'string' },
  why: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} satisfies Options;

export const commonHelp = `  --why TEXT     the reason, for the history
  --dry-run      says what would happen and changes nothing
  --json         says everything as JSON, what went wrong included
  --store WHERE  a folder, or s3://bucket/prefix?endpoint=https://… (default STORE_URL, STORE_DIR, .store)

Exit code: 0 done, 1 refused, 2 not understood, 3 store unreachable, 4 somebody else was faster.`;

/** Options of every command that builds and judges. */
export const gateOptions = {
  'no-browser': { type: 'boolean' },
  again: { type: 'boolean' },
  without: { type: 'string' },
} as const;

export const gateHelp = `  --no-browser   judges without opening pages in a browser
  --again        also a version that was taken back before
  --without NAME pages or slots, several with commas, that are live and go with this release;
                 '*' for all that it lacks`;

/**
 * Whether everything that changed is asked for by one checkout of several, as in production; elsewhere
 * it is what somebody works on, and shown as it is.
 */
export function isOneOfMany({ flag }: Pick<Arguments, 'flag'>): boolean {
  return flag('changed') && process.env.NODE_ENV === 'production';
}

/** Names of --without; undefined where anything may go. */
export function mayGo(given: Arguments): string[] | undefined {
  const isOwn = given.flag('changed') && !isOneOfMany(given);
  const without = given.text('without');
  if (given.flag('preview') || isOwn || without === '*') return undefined;
  return without?.split(',') ?? [];
}

/** Refuses names that are no package of this repository. */
export function knownPackages(names: string[]): string[] {
  const known = ['shell', ...remoteNames()];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return names;
  throw new Usage(`There is no package ${unknown.join(', ')}. Known: ${known.join(', ')}`);
}

/** Refuses a word that would do nothing. */
export function noNames({ names: [first] }: Arguments): void {
  if (first !== undefined) throw new Usage(`"${first}" means nothing here; --help says more`);
}

/** The host name of --site, if it is given. */
export function siteOption({ text }: Arguments): string | undefined {
  const site = text('site');
  if (site === undefined || /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(site)) return site;
  throw new Usage(`--site wants a host name such as another.example, not "${site}"`);
}

/** Options of every command that a person acts with on what is released already. */
export const actOptions = { anyway: { type: 'boolean' } } as const;

export const actHelp = `  --anyway       also when a package would meet what it does not fit`;

/** The packages a command is about, each once. */
export function someNames({ names }: Arguments): string[] {
  if (names.length === 0) throw new Usage('name a package; --help says more');
  return [...new Set(names)];
}

/** The one package a command is about. */
export function onlyName({ names }: Arguments): string {
  const [name, ...more] = names;
  if (!name || more.length > 0) throw new Usage('name one package; --help says more');
  return name;
}

/** A share of the browsers. Throws when it is missing or none. */
export function percent({ text }: Arguments, option: string): number {
  const value = text(option);
  const number = Number(value);
  if (number > 0 && number <= 100) return number;
  throw new Usage(`--${option} wants percent, above 0 and up to 100, not "${value ?? ''}"`);
}
