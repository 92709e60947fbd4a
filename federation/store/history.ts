import { z } from 'zod';
import { type Registry, registry } from '../registry/registry.ts';
import { isPossible } from '../registry/sequence.ts';
import { type Files, Unreachable } from './files.ts';

const folder = 'history';
const entry = z.looseObject({ ...registry.shape });

/** What was done at a step: the number of the registry it led to, who, when, what, why. */
export type HistoryEntry = Pick<z.output<typeof registry>, 'sequence' | 'change'>;

function entryKey(sequence: number): string {
  return `${folder}/${String(sequence).padStart(12, '0')}.json`;
}

/** Adds a registry, as signed, to the history. An entry that exists is never written again. */
export async function writeEntry(files: Files, sequence: number, signed: string): Promise<void> {
  await files.create(entryKey(sequence), signed);
}

/**
 * The same for what just went live. It stays live when the store fails or is full a moment later:
 * the next change makes up for the history.
 */
export async function writeLatestEntry(
  files: Files,
  sequence: number,
  signed: string,
): Promise<void> {
  await writeEntry(files, sequence, signed).catch((error) => {
    if (!(error instanceof Unreachable)) throw error;
  });
}

/** The numbers of all steps, oldest first. What somebody else put beside them does not count. */
async function steps(files: Files): Promise<number[]> {
  const named = (await files.list(folder)).filter((key) => /\/\d{12}\.json$/.test(key));
  return named.map((key) => Number(key.slice(folder.length + 1, -5))).filter((n) => isPossible(n));
}

/** Number of the newest registry in the history, 0 when there is none. */
export async function latestEntry(files: Files): Promise<number> {
  return (await steps(files)).at(-1) ?? 0;
}

/** The registry a step led to, as it was signed then. */
export async function readEntry(files: Files, sequence: number): Promise<Buffer | undefined> {
  return (await files.read(entryKey(sequence)))?.content;
}

function parsedEntry(content: Buffer | undefined): Registry[] {
  const parsed = entry.safeParse(json(content));
  return parsed.success ? [parsed.data] : [];
}

/** The last steps, newest first; without those that cannot be read. */
export async function readHistory(files: Files, count: number): Promise<HistoryEntry[]> {
  const latest = (await steps(files)).slice(-count).reverse();
  const read = await Promise.all(latest.map((sequence) => readEntry(files, sequence)));
  return read.flatMap(parsedEntry);
}

/** The registries of all steps, newest first, each read when it is asked for. */
export async function* backwards(files: Files): AsyncGenerator<Registry> {
  for (const sequence of (await steps(files)).reverse()) {
    yield* parsedEntry(await readEntry(files, sequence));
  }
}

function json(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(content));
  } catch {
    return undefined;
  }
}
