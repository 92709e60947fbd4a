import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { measures, type Voice } from '@afterglow/federation/telemetry/voice';
import { readFrom } from './read-from.ts';

const hour = 3_600_000;

/** How far back a version is told of, and a rollout looks. Milliseconds. */
const remembered = 7 * 24 * hour;

/** Bytes of an hour; of a flood, or of a very large site, the first count. */
const most = 262_144;

/** What browsers said of versions, shared by all gateway processes that have the folder. */
export interface Voices {
  add(voices: Voice[]): void;
  /** Those about a package since a moment, at most seven days ago, in the order in which they came. */
  about(remote: string, since: number): Voice[];
}

const line = (one: Voice) =>
  `${[one.at, one.remote, one.version, one.measure, one.value, one.client, one.document].join(' ')}\n`;

function parse(text: string, wanted: string): Voice[] {
  return text.split('\n').flatMap((row) => {
    const [at, remote, version, said, value, client, document] = row.split(' ');
    const measure = measures.find((one) => one === said);
    if (remote !== wanted || !version || !measure || !client || !document) return [];
    return [{ at: Number(at), remote, version, measure, value: Number(value), client, document }];
  });
}

const nameOf = (at: number) => `${Math.floor(at / hour)}.log`;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** What is known of one package, and how far each file was read for it. */
interface Known {
  voices: Voice[];
  offsets: Map<string, number>;
}

/** One file an hour, appended to by every process; after seven days it is removed. */
export function voicesIn(folder: string, now: () => number = Date.now): Voices {
  const known = new Map<string, Known>();
  mkdirSync(folder, { recursive: true });

  function removeOld(): void {
    const oldest = Math.floor((now() - remembered) / hour);
    for (const name of readdirSync(folder)) {
      if (Number.parseInt(name, 10) < oldest) rmSync(join(folder, name), { force: true });
    }
  }

  return {
    add(voices) {
      for (const one of voices) {
        const file = join(folder, nameOf(one.at));
        const size = sizeOf(file);
        if (size === 0) removeOld();
        if (size < most) appendFileSync(file, line(one));
      }
    },
    about(remote, since) {
      const { voices, offsets } = known.get(remote) ?? { voices: [], offsets: new Map() };
      const names = readdirSync(folder).sort(
        (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
      );
      const added = names.flatMap((name) => {
        const begin = offsets.get(name) ?? 0;
        const content = readFrom(join(folder, name), begin);
        offsets.set(name, begin + content.length);
        return parse(content.toString(), remote);
      });
      const all = [...voices, ...added].filter(({ at }) => at > now() - remembered);
      known.set(remote, { voices: all, offsets });
      return all.filter(({ at }) => at >= since);
    },
  };
}
