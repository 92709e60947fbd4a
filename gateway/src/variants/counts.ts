import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Stage, stages } from './seen-variants.ts';

/** One of the things that are counted. It says nothing of who it was. */
export interface Counted {
  site: string;
  page: string;
  variant: string;
  stage: Stage;
}

/** The folder below what gateways keep for themselves. */
export const countsFolder = (ownFolder: string): string => join(ownFolder, 'variants');

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * A file a day, appended to by every process of the machine. What cannot be written is said once, and
 * keeps nobody from their page.
 */
export function countsIn(
  folder: string,
  warn: (line: string) => void,
  now: () => Date = () => new Date(),
) {
  let complaint = '';
  return ({ site, page, variant, stage }: Counted): void => {
    try {
      mkdirSync(folder, { recursive: true });
      appendFileSync(join(folder, `${dayOf(now())}.log`), `${site} ${page} ${variant} ${stage}\n`);
      complaint = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== complaint) warn(`variants are not counted: ${message}`);
      complaint = message;
    }
  };
}

/** Everything counted since a day, `2026-11-24`; lines that are broken are left out. */
export function* readCounts(folder: string, since = ''): Generator<Counted> {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).sort()) {
    if (!/^\d{4}-\d\d-\d\d\.log$/.test(name) || name < since) continue;
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const [site, page, variant, last] = line.split(' ');
      const stage = stages.find((one) => one === last);
      if (site && page && variant && stage) yield { site, page, variant, stage };
    }
  }
}
