import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from '../../setup/paths.mjs';
import { capture } from '../capture.ts';
import { testStore } from '../release-stage.ts';
import { checkOut, isCheckedOut } from './check-out.ts';
import { type Plan, previousFolder } from './plan.ts';

interface Live {
  version: string;
  /** Hash of what it was built from. */
  inputs: string;
}

const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** What is live of each package. */
function liveReleases(store: string): Record<string, Live> {
  const { channels } = json(store, 'registry.json') as {
    channels: Record<string, { live: string }>;
  };
  const releases = Object.entries(channels).map(([name, { live }]) => {
    const { inputs } = json(store, 'releases', name, live, 'release.json') as Live;
    return [name, { version: live, inputs }] as const;
  });
  return Object.fromEntries(releases);
}

/** Keeps the sources of one previous revision: they are many. */
async function sourcesOf(revision: string): Promise<string> {
  const name = revision.slice(0, 12);
  const sources = join(previousFolder, name);
  if (isCheckedOut(sources)) return sources;
  rmSync(previousFolder, { recursive: true, force: true });
  const aside = join(previousFolder, `${name}.part`);
  await checkOut(revision, aside);
  renameSync(aside, sources);
  return sources;
}

/** Builds and releases with the preset and the release command of that revision. */
function release(sources: string, store: string) {
  const args = [join(sources, 'federation/release/cli.ts'), '--changed', '--no-browser'];
  const keys = process.env.KEYS_DIR ?? join(root, '.keys');
  const env = { STORE_URL: '', STORE_DIR: store, KEYS_DIR: keys };
  return capture(node, args, env, { cwd: sources });
}

/**
 * Puts the releases of a revision beside those of today. What is built from the same inputs in both
 * is not built again.
 */
export async function releasePrevious(revision: string): Promise<Plan> {
  const sources = await sourcesOf(revision);
  const store = join(sources, '.store');
  const isFirst = !existsSync(store);
  if (isFirst) cpSync(testStore, store, { recursive: true });
  let { ok, output } = await release(sources, store);
  if (!ok && isFirst) {
    // An older release command may not understand the registry of today.
    rmSync(store, { recursive: true });
    ({ ok, output } = await release(sources, store));
  }
  if (!ok) {
    rmSync(store, { recursive: true, force: true });
    throw new Error(`revision ${revision} cannot be released:\n${output}`);
  }
  cpSync(join(testStore, 'releases'), join(store, 'releases'), { recursive: true });
  const [now, then] = [liveReleases(testStore), liveReleases(store)];
  const versions = Object.entries(now).map(([name, { version, inputs }]) => {
    const older = then[name];
    // The same inputs are the same thing, whatever their bytes; what did not exist has no older one.
    const isOther = older !== undefined && older.inputs !== inputs;
    return [name, { old: isOther ? older.version : version, new: version }] as const;
  });
  return { revision, sources, store, versions: Object.fromEntries(versions) };
}
