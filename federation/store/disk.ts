import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { writeAtomically } from './atomic.ts';
import { createFile, whileLocked } from './disk-lock.ts';
import { type Files, Unreachable } from './files.ts';
import { keysBelow } from './keys-below.ts';

const reasons: Record<string, string> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'it is read-only',
  ENOSPC: 'it is full',
  EDQUOT: 'it is full',
  ENOTDIR: 'it is no folder',
  EEXIST: 'it is no folder',
  EIO: 'the disk fails',
};

/** What went wrong with the disk itself, in one line; anything else as it is. */
function explained(folder: string, error: unknown): unknown {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const reason = reasons[(cause as NodeJS.ErrnoException).code ?? ''];
  return reason ? new Unreachable(`the store ${folder} cannot be used: ${reason}`) : error;
}

/** What is not there reads as undefined; that a folder cannot be looked into is something else. */
function absent(error: unknown): undefined {
  if (((error as Error).cause as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT') throw error;
}

/** A store in a folder of this machine. */
export function diskFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const at = (key: string) => join(folder, key);

  async function guarded<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw explained(folder, error);
    }
  }

  const read: Files['read'] = (key) =>
    guarded(async () => {
      const content = await disk.getBytes(key).then(Buffer.from, absent);
      if (!content) return undefined;
      return { content, tag: createHash('sha256').update(content).digest('hex') };
    });

  return {
    location: folder,
    stampLasts: 0,
    read,
    stamp: (key) =>
      guarded(() => {
        const stats = statSync(at(key), { throwIfNoEntry: false });
        return stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
      }),
    write: (key, content) => guarded(() => writeAtomically(at(key), content)),
    create: (key, content) => guarded(() => createFile(at(key), content)),
    async replace(key, content, tag) {
      if ((await read(key))?.tag !== tag) return false;
      await guarded(() => writeAtomically(at(key), content));
      return true;
    },
    list: (prefix) => guarded(() => (existsSync(at(prefix)) ? keysBelow(disk, prefix) : [])),
    remove: (prefix) => guarded(() => disk.deleteAll(prefix)),
    alone: (work) =>
      guarded(() => {
        mkdirSync(folder, { recursive: true });
        return whileLocked(at('registry.lock'), work);
      }),
    local: async (key) => (existsSync(at(key)) ? at(key) : undefined),
  };
}
