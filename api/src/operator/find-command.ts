import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Command, Mistake } from './command.ts';

const folder = join(import.meta.dirname, 'things');

export function things(): string[] {
  return readdirSync(folder).sort();
}

export function verbsOf(thing: string): string[] {
  return readdirSync(join(folder, thing))
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

/** Throws a `Mistake` that names what there is. */
export async function findCommand(thing: string, verb: string): Promise<Command> {
  if (!things().includes(thing)) throw new Mistake(`No "${thing}": ${things().join(', ')}.`);
  const verbs = verbsOf(thing);
  if (!verbs.includes(verb)) throw new Mistake(`A ${thing} has: ${verbs.join(', ')}.`);
  const file = join(folder, thing, `${verb}.ts`);
  return (await import(pathToFileURL(file).href)).default;
}
