import type { ReadableRelease } from '../../gate-input.ts';
import { type WrittenAt, writtenAt } from '../../written-at.ts';

/** A place in a release: whose it is, and where, as well as anybody knows. */
export interface Place {
  remote: string;
  where: string;
}

/** Finds whose code made something. */
export interface WhereMade {
  /** In a stack: code of this remote where any took part, else whoever did; undefined for nobody. */
  inStack(stack: string, remote: string): Place | undefined;
  /** Whose code stands on top. */
  onTop(stack: string): Place | undefined;
}

const frame = /\/assets\/([\w-]+)\/\w+\/([\w./-]+):(\d+):(\d+)/g;

/** Reads stacks of pages in which these releases are. */
export function whereMade(releases: Pick<ReadableRelease, 'release' | 'sourceMap'>[]): WhereMade {
  const maps = new Map<string, WrittenAt>();
  function mapOf(remote: string, file: string): WrittenAt {
    const known = maps.get(`${remote}/${file}`);
    if (known) return known;
    const release = releases.find((one) => one.release.name === remote);
    const made = writtenAt(release?.sourceMap?.(file));
    maps.set(`${remote}/${file}`, made);
    return made;
  }
  const placesIn = (stack: string): Place[] =>
    [...stack.matchAll(frame)].map(([, remote = '', file = '', line, column]) => ({
      remote,
      where: mapOf(remote, file)(Number(line), Number(column)) ?? `${remote}/${file}`,
    }));
  return {
    inStack(stack, remote) {
      const all = placesIn(stack);
      const own = all.filter((place) => place.remote === remote);
      // A library that the remote brings is on top where the remote has called it.
      return own.find(({ where }) => where.startsWith(`${remote}/`)) ?? own[0] ?? all[0];
    },
    onTop: (stack) => placesIn(stack)[0],
  };
}
