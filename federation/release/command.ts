import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keySource } from '../store/keys.ts';
import { openFiles } from '../store/open.ts';
import type { Occasion } from '../store/take-step.ts';
import { root } from '../workspace/package-files.ts';
import { type Answer, inPrint, type Said } from './answer.ts';
import { exitCode, explain } from './exit-code.ts';
import { type Arguments, commonHelp, commonOptions, type Options } from './options.ts';
import { person } from './person.ts';
import { type StoreChoice, storeChoice } from './store-choice.ts';

/** What a command works with. */
export interface Context extends Occasion, Arguments {
  /** Which store it is, and who said so. */
  store: StoreChoice;
}

export interface Command {
  /** Usage, then a line or two, then its own options. */
  help: string;
  options: Options;
  run(context: Context): Promise<Answer>;
}

/** Runs a command with its arguments. Throws what `exitCode` understands. */
export async function runCommand({ help, options, run }: Command, args: string[]): Promise<Said> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...options, ...commonOptions },
  });
  if (values.help) return { output: `${help}\n${commonHelp}`, errors: '', code: 0 };
  const all: Record<string, string | boolean | undefined> = values;
  const text = (option: string) => {
    const value = all[option];
    return typeof value === 'string' ? value : undefined;
  };
  const json = all.json === true;
  try {
    const store = storeChoice(text('store'), process.env);
    const context = {
      store,
      files: await openFiles(store.address, join(root, '.cache/store')),
      keys: keySource(process.env),
      who: person(process.env),
      why: text('why') ?? '',
      dryRun: all['dry-run'] === true,
      names: positionals,
      text,
      flag: (option: string) => all[option] === true,
    };
    return inPrint(await run(context), json);
  } catch (error) {
    if (!json) throw error;
    return inPrint({ lines: [], data: { error: explain(error) }, code: exitCode(error) }, json);
  }
}
