import type { KeyObject } from 'node:crypto';
import type { ActiveOverride } from '@afterglow/federation/registry/boot-document';
import { type BootRemote, bootRemotes } from '@afterglow/federation/registry/boot-manifest';
import { namedVersions, type Registry } from '@afterglow/federation/registry/registry';
import type { Release } from '@afterglow/federation/registry/release';
import { type Choice, resolve, type Visitor } from '@afterglow/federation/registry/resolve';
import type { Files } from '@afterglow/federation/store/files';
import { readRegistry, registryKey } from '@afterglow/federation/store/registry-file';
import { readRelease } from '@afterglow/federation/store/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SequenceMemory } from './sequence-memory.ts';

/** What one visitor gets at this moment. */
export interface Live {
  shell: Release;
  remotes: BootRemote[];
  /** Names of remotes of which no version can be read. */
  lacking: string[];
  /** Set for a browser that has another version of one remote than others like it. */
  override?: ActiveOverride;
  /** The release of a package whose boot data `remotes` holds. */
  releaseOf(name: string): Release | undefined;
}

/** What the browser of a request gets. */
export type LiveFor = (request: FastifyRequest, reply: FastifyReply) => Promise<Live | undefined>;

interface Parts {
  files: Files;
  /** Asked each time a registry is checked, so that a new key needs no restart. */
  acceptedKeys: () => KeyObject[];
  memory: SequenceMemory;
  warn: (line: string) => void;
}

/** A release as a registry names it. */
export interface Wanted {
  name: string;
  version: string;
  digest: string;
}

interface State {
  registry: Registry;
  releases: Map<string, Release>;
  /** What the registry names and could not be read. */
  missing: Wanted[];
  /** What was put together already, by the versions in it, or for all. */
  ready: Map<string, Live | undefined>;
}

/** Milliseconds until a registry that was refused, or a release, is looked at again. */
const secondLook = 1000;

const key = (name: string, version: string) => `${name}@${version}`;

/** Nobody gets another version than others: no canary, and no site with its own. */
const isSameForAll = ({ channels }: Registry): boolean =>
  Object.values(channels).every(({ canary, sites }) => !canary && Object.keys(sites).length === 0);

const said = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Every release the registry may send a browser to. */
function releasesWanted({ channels }: Registry): Wanted[] {
  return Object.entries(channels).flatMap(([name, channel]) =>
    [...namedVersions(channel)].map((version) => ({
      name,
      version,
      digest: channel.digests[version] ?? 'none',
    })),
  );
}

const named = ({ name, version, digest }: Wanted) => `${key(name, version)} ${digest}`;

/** What was read is not read again: a store that cannot give it at the next step would take it from everybody. */
function knownTo(state: State | undefined): Map<string, Release> {
  const wanted = state ? releasesWanted(state.registry) : [];
  return new Map(
    wanted.flatMap((one): [string, Release][] => {
      const release = state?.releases.get(key(one.name, one.version));
      return release ? [[named(one), release]] : [];
    }),
  );
}

/** Reads releases; tells of what cannot be read or is not what the registry says, and leaves it out. */
export async function readReleases(
  files: Files,
  wanted: Wanted[],
  tell: (line: string) => void,
): Promise<Pick<State, 'releases' | 'missing'>> {
  const releases = new Map<string, Release>();
  const read = wanted.map(async ({ name, version, digest }) => {
    try {
      const stored = await readRelease(files, name, version, digest);
      if (stored) releases.set(key(name, version), stored.release);
      else tell(`${key(name, version)} is not in ${files.location}`);
    } catch (error) {
      tell(said(error));
    }
  });
  await Promise.all(read);
  const missing = wanted.filter(({ name, version }) => !releases.has(key(name, version)));
  return { releases, missing };
}

/** What a browser gets that gets these versions; undefined when no shell of them can be read. */
export function putTogether(
  { releases }: Pick<State, 'releases'>,
  choices: Record<string, Choice>,
): Live | undefined {
  const find = (name: string, version: string) => releases.get(key(name, version));
  const { shell, ...remotes } = choices;
  const shellRelease = [shell?.version, shell?.previous]
    .map((version) => version && find('shell', version))
    .find((release) => release);
  if (!shellRelease) return undefined;
  const boot = bootRemotes(remotes, find);
  const versions = new Map(boot.map(({ name, version }) => [name, version]));
  return {
    shell: shellRelease,
    remotes: boot,
    lacking: Object.keys(remotes).filter((name) => !versions.has(name)),
    releaseOf: (name) => find(name, versions.get(name) ?? ''),
  };
}

/**
 * Follows the registry: a change is effective at the next document, without a restart. A registry
 * that is not signed, or older than one that was live, is not used; the last good one stays.
 */
export function followReleases(parts: Parts): (visitor: Visitor) => Promise<Live | undefined> {
  const { files, acceptedKeys, memory, warn } = parts;
  let state: State | undefined;
  let stamp: string | undefined;
  let askAgain = 0;
  let askForMissing = 0;
  let complaint = '';
  let underway: Promise<void> | undefined;

  /** A store that could not give a release a moment ago may be well again. */
  async function readMissing({ registry, releases, missing }: State): Promise<void> {
    if (missing.length === 0 || performance.now() < askForMissing) return;
    askForMissing = performance.now() + secondLook;
    // Said already.
    const found = await readReleases(files, missing, () => {});
    if (found.releases.size === 0) return;
    const all = new Map([...releases, ...found.releases]);
    state = { registry, releases: all, missing: found.missing, ready: new Map() };
  }

  async function read(): Promise<void> {
    const now = await files.stamp(registryKey);
    if (state && now === stamp) return readMissing(state);
    const registry = await readRegistry(files, acceptedKeys());
    if (!registry) throw new Error(`there is no registry in ${files.location}`);
    memory.refuseOlder(registry.sequence);
    const known = knownTo(state);
    const wanted = releasesWanted(registry);
    const unread = wanted.filter((one) => !known.has(named(one)));
    const { releases, missing } = await readReleases(files, unread, warn);
    for (const one of wanted) {
      const release = known.get(named(one));
      if (release) releases.set(key(one.name, one.version), release);
    }
    state = { registry, releases, missing, ready: new Map() };
    memory.remember(registry.sequence);
    stamp = now;
    askForMissing = performance.now() + secondLook;
    complaint = '';
  }

  async function refresh(): Promise<void> {
    try {
      await read();
      askAgain = performance.now() + files.stampLasts;
    } catch (error) {
      askAgain = performance.now() + secondLook;
      const line = said(error);
      const serving = state ? `; serving #${state.registry.sequence}` : '';
      if (line !== complaint) warn(`registry refused: ${line}${serving}`);
      complaint = line;
    }
  }

  return async (visitor) => {
    if (performance.now() >= askAgain) {
      underway ??= refresh().finally(() => {
        underway = undefined;
      });
      await underway;
    }
    if (!state) return undefined;
    const { registry, ready } = state;
    const versions = isSameForAll(registry) ? '' : JSON.stringify(resolve(registry, visitor));
    if (!ready.has(versions)) ready.set(versions, putTogether(state, resolve(registry, visitor)));
    return ready.get(versions);
  };
}
