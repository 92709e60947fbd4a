import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollBack } from '../registry/steps.ts';
import { diskFiles } from '../store/disk.ts';
import { newPair } from '../store/key-files.ts';
import { changeRegistry, readRegistry } from '../store/registry-file.ts';
import { storedVersions } from '../store/releases.ts';
import { releaseLive } from './stored-release.ts';

/** What the process below prints. */
export interface FullDisk {
  one: string;
  two: string;
  /** Of each try that failed, in order: what was said, what was live then, and what was stored. */
  tries: { error: string; live: string | undefined; stored: number }[];
  /** What is live at the end. */
  live: string | undefined;
  /** How many steps the history has after one more change. */
  steps: number;
  /** Files that were left in the middle of writing. */
  leftovers: string[];
}

const page = 4096;
const note = { who: 'test', what: '', why: '' };

/**
 * Releases into a store on a disk that is full, again and again with one page of room more, until
 * it fits: `unshare --map-root-user --mount node full-disk.ts <folder>`, so that the disk ends with it.
 */
async function play(folder: string): Promise<FullDisk> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
  const files = diskFiles(join(folder, 'store'));
  const pair = newPair();
  const keys = { pair, accepted: [pair.publicKey] };
  const live = async () => (await readRegistry(files, keys.accepted))?.channels['mf-chat']?.live;
  const stored = async () => [...((await storedVersions(files)).get('mf-chat')?.values() ?? [])];
  const one = await releaseLive(files, keys, 'mf-chat', 'one');

  const ballast = join(folder, 'ballast');
  try {
    writeFileSync(ballast, Buffer.alloc(1_000_000));
  } catch {
    // As much as there was room for.
  }
  const tries: FullDisk['tries'] = [];
  for (;;) {
    try {
      const two = await releaseLive(files, keys, 'mf-chat', 'two');
      const atEnd = await live();
      truncateSync(ballast);
      await changeRegistry(files, keys, note, (current) => rollBack(current, 'mf-chat'));
      const all = readdirSync(folder, { recursive: true }).map(String);
      return {
        one: one.version,
        two: two.version,
        tries,
        live: atEnd,
        steps: (await files.list('history')).length,
        leftovers: all.filter((path) => /\.(tmp|lock)$/.test(path)),
      };
    } catch (error) {
      const { length } = (await stored()).flat();
      tries.push({ error: (error as Error).message, live: await live(), stored: length });
      truncateSync(ballast, statSync(ballast).size - page);
    }
  }
}

const [folder] = process.argv.slice(2);
if (folder && process.argv[1] === import.meta.filename) {
  process.stdout.write(JSON.stringify(await play(folder)));
}
