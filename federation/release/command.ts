import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bundler/package-files.ts';
import type { Files } from '../store/files.ts';
import { type KeySource, keySource } from '../store/keys.ts';
import { openFiles } from '../store/open.ts';
import { Usage } from './exit-code.ts';
import { person } from './person.ts';

type Options = Record<string, { type: 'string' | 'boolean' }>;

/** Options every command takes. */
const common = {
  help: { type: 'boolean' },
  store: { type: 'string' },
  why: { type: 'string' },
  'dry-run': { type: 'boolean' },
} satisfies Options;

const commonHelp = `  --why TEXT     the reason, for the history
  --dry-run      says what would happen and changes nothing
  --store WHERE  a folder, or s3://bucket/prefix?endpoint=https://… (default STORE_URL, STORE_DIR, .store)

Exit code: 0 done, 1 refused, 2 not understood, 3 store unreachable, 4 somebody else was faster.`;

/** What a command works with. */
export interface Context {
  files: Files;
  keys: KeySource;
  who: string;
  why: string;
  dryRun: boolean;
  /** What follows the command's name. */
  names: string[];
  text(option: string): string | undefined;
  flag(option: string): boolean;
}

export interface Command {
  /** Usage, then a line or two, then its own options. */
  help: string;
  options: Options;
  run(context: Context): Promise<void>;
}

/** Where the store is, unless the command says otherwise. */
function storeAddress(env: NodeJS.ProcessEnv): string {
  return env.STORE_URL || env.STORE_DIR || join(root, '.store');
}

/** Runs a command with its arguments. Throws what `exitCode` understands. */
export async function runCommand({ help, options, run }: Command, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...options, ...common },
  });
  if (values.help) {
    console.log(`${help}\n${commonHelp}`);
    return;
  }
  const all: Record<string, string | boolean | undefined> = values;
  const text = (option: string) => {
    const value = all[option];
    return typeof value === 'string' ? value : undefined;
  };
  const address = text('store') ?? storeAddress(process.env);
  await run({
    files: await openFiles(address, join(root, '.cache/store')),
    keys: keySource(process.env),
    who: person(process.env),
    why: text('why') ?? '',
    dryRun: all['dry-run'] === true,
    names: positionals,
    text,
    flag: (option) => all[option] === true,
  });
}

/** Refuses a word that would do nothing. */
export function noNames({ names: [first] }: Context): void {
  if (first !== undefined) throw new Usage(`"${first}" means nothing here; --help says more`);
}

/** The host name of --site, if it is given. */
export function siteOption(context: Context): string | undefined {
  const site = context.text('site');
  if (site === undefined || /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(site)) return site;
  throw new Usage(`--site wants a host name such as another.example, not "${site}"`);
}

/** The one package a command is about. */
export function onlyName({ names }: Context): string {
  const [name, ...more] = names;
  if (!name || more.length > 0) throw new Usage('name one package; --help says more');
  return name;
}

/** A number option. Throws when it is missing or none. */
export function percent(context: Context, option: string): number {
  const value = context.text(option);
  const number = Number(value);
  if (!value || !Number.isFinite(number)) throw new Usage(`--${option} wants a number of percent`);
  return number;
}
