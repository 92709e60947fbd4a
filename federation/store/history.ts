import { z } from 'zod';
import { registry } from '../registry/registry.ts';
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

async function keys(files: Files): Promise<string[]> {
  return (await files.list(folder)).filter((key) => /\/\d{12}\.json$/.test(key));
}

/** Number of the newest registry in the history, 0 when there is none. */
export async function latestEntry(files: Files): Promise<number> {
  return Number((await keys(files)).at(-1)?.slice(folder.length + 1, -5) ?? 0);
}

/** The last steps, newest first. */
export async function readHistory(files: Files, count: number): Promise<HistoryEntry[]> {
  const latest = (await keys(files)).slice(-count).reverse();
  const read = await Promise.all(latest.map((key) => files.read(key)));
  return read.flatMap((found) =>
    found ? [entry.parse(JSON.parse(found.content.toString()))] : [],
  );
}
