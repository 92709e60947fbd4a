import { parseArgs } from 'node:util';
import { type Command, Mistake, type Option } from './command.ts';

export interface Given {
  given: Record<string, string>;
  dry: boolean;
  who: string | undefined;
  why: string;
}

/** Every command that changes something takes these. */
export const ofChanges: Record<string, Option> = {
  why: { about: 'the reason, kept with your name', needed: true },
  who: { about: 'your name, if it is not that of your login on this machine' },
};

/** What was typed behind thing and verb, held against what the command takes. Throws a `Mistake`. */
export function readWords(command: Command, typed: string[]): Given {
  const options = { ...command.options, ...(command.changes && ofChanges) };
  const { values, positionals } = parse(typed, Object.keys(options), command.changes);
  const names = Object.keys(command.words ?? {});
  const missing = names[positionals.length];
  if (missing) throw new Mistake(`Say which ${missing}.`);
  if (positionals.length > names.length) {
    throw new Mistake(`Do not know what to do with "${positionals[names.length]}".`);
  }
  for (const [name, option] of Object.entries(options)) refuse(name, option, values[name]);
  const words = Object.fromEntries(names.map((name, index) => [name, positionals[index] ?? '']));
  const { why = '', who, 'dry-run': dry, ...rest } = values as Record<string, string>;
  return { given: { ...rest, ...words }, dry: Boolean(dry), who, why };
}

interface Parsed {
  values: Record<string, unknown>;
  positionals: string[];
}

function parse(args: string[], names: string[], changes: boolean): Parsed {
  const texts = names.map((name) => [name, { type: 'string' }] as const);
  const dry = changes ? [['dry-run', { type: 'boolean' }] as const] : [];
  try {
    return parseArgs({
      args,
      options: Object.fromEntries([...texts, ...dry]),
      allowPositionals: true,
    });
  } catch (error) {
    throw new Mistake((error as Error).message.split('. ')[0]);
  }
}

function refuse(name: string, { needed, oneOf }: Option, value: unknown): void {
  if (needed && !value) throw new Mistake(`--${name} is needed.`);
  if (value === undefined || !oneOf) return;
  if (!oneOf.includes(String(value))) throw new Mistake(`--${name} is one of ${oneOf.join(', ')}.`);
}
