import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Observation } from '@afterglow/federation/telemetry/counts';
import { readFrom } from './read-from.ts';

/** How far back versions are compared. Milliseconds. */
const window = 600_000;
const minute = 60_000;
/** Kept in memory at most; of a flood the newest count. */
const most = 200_000;

/** What browsers reported lately, shared by all gateway processes that have the folder. */
export interface Observations {
  add(seen: Observation[]): void;
  /** Everything of the last ten minutes, oldest first. */
  recent(now?: number): Observation[];
}

const line = (seen: Observation) =>
  `${[seen.at, seen.remote, seen.version, Number(seen.failed), seen.client, seen.document].join(' ')}\n`;

function parse(text: string): Observation[] {
  return text.split('\n').flatMap((row) => {
    const [at, remote, version, failed, client, document] = row.split(' ');
    if (!remote || !version || !client || !document) return [];
    return [{ at: Number(at), remote, version, failed: failed === '1', client, document }];
  });
}

/** One small file a minute, appended to by every process; old ones are removed. */
export function observationsIn(folder: string): Observations {
  const offsets = new Map<string, number>();
  let known: Observation[] = [];
  mkdirSync(folder, { recursive: true });

  function follow(name: string): Observation[] {
    const added = readFrom(join(folder, name), offsets.get(name) ?? 0);
    offsets.set(name, (offsets.get(name) ?? 0) + added.length);
    return parse(added.toString());
  }

  return {
    add(seen) {
      for (const one of seen) {
        const file = join(folder, `${Math.floor(one.at / minute)}.log`);
        appendFileSync(file, line(one));
      }
    },
    recent(now = Date.now()) {
      const oldest = Math.floor((now - window) / minute);
      for (const name of readdirSync(folder).sort()) {
        const isOld = Number.parseInt(name, 10) < oldest;
        if (isOld) offsets.delete(name);
        if (isOld) rmSync(join(folder, name), { force: true });
        else known = known.concat(follow(name));
      }
      known = known.filter(({ at }) => at > now - window).slice(-most);
      return known;
    },
  };
}
