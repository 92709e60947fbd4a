import type { KeyObject } from 'node:crypto';
import type { Owner } from '@afterglow/federation/registry/owner';
import {
  type Channel,
  namedVersions,
  type Registry,
} from '@afterglow/federation/registry/registry';
import { verifyRegistry } from '@afterglow/federation/registry/signature';
import type { Files } from '@afterglow/federation/store/files';
import { type HistoryEntry, readEntry, readHistory } from '@afterglow/federation/store/history';
import { readRegistry } from '@afterglow/federation/store/registry-file';
import { readRelease } from '@afterglow/federation/store/releases';
import { type Figures, figuresOf } from '@afterglow/federation/telemetry/figures';
import { mayGoOn } from '@afterglow/federation/telemetry/go-on';
import { stagesOf } from '@afterglow/federation/telemetry/stages';
import type { Voice } from '@afterglow/federation/telemetry/voice';
import type { Voices } from '../reports/voices.ts';

/** A version of a package and what is known of it. */
export interface VersionFacts {
  version: string;
  /** "live", "on trial with 5 %", "pinned for a.example", "before", "taken back". */
  roles: string[];
  /** Null for a release that is no longer in the store. */
  release: { createdAt: string; gitRevision: string; bytes: number } | null;
  /** Of the last 24 hours. */
  figures: Figures;
}

export interface PackageFacts {
  name: string;
  owner: Owner | null;
  channel: Channel;
  /** Newest role first: on trial, live, pinned, before, taken back. */
  versions: VersionFacts[];
  /** What a rollout by evidence waits for. */
  rollout: string | null;
}

export interface StepFacts extends HistoryEntry {
  /** Whether one of the accepted keys signed it. */
  isSigned: boolean;
}

export interface Overview {
  sequence: number;
  packages: PackageFacts[];
  history: StepFacts[];
}

interface Parts {
  files: Files;
  acceptedKeys: () => KeyObject[];
  voices: Pick<Voices, 'about'>;
}

const day = 86_400_000;

function rolesOf({ live, before, canary, sites, withdrawn }: Channel, version: string): string[] {
  const pinned = Object.entries(sites).filter(([, of]) => of === version);
  return [
    ...(canary?.version === version ? [`on trial with ${canary.share} %`] : []),
    ...(live === version ? ['live'] : []),
    ...pinned.map(([site]) => `pinned for ${site}`),
    ...(before.includes(version) ? ['before'] : []),
    ...(withdrawn.includes(version) ? ['taken back'] : []),
  ];
}

function inOrder(channel: Channel): string[] {
  const { live, canary, sites, before, withdrawn } = channel;
  const trial = canary ? [canary.version] : [];
  return [...new Set([...trial, live, ...Object.values(sites), ...before, ...withdrawn])];
}

async function factsOf(parts: Parts, name: string, channel: Channel, voices: Voice[]) {
  const versions = await Promise.all(
    inOrder(channel).map(async (version) => {
      const digest = namedVersions(channel).has(version) ? channel.digests[version] : undefined;
      const stored = await readRelease(parts.files, name, version, digest).catch(() => undefined);
      const { createdAt = '', gitRevision = '', files = {} } = stored?.release ?? {};
      const bytes = Object.values(files).reduce((sum, { compressed }) => sum + compressed, 0);
      return {
        owner: stored?.release.owner,
        facts: {
          version,
          roles: rolesOf(channel, version),
          release: stored ? { createdAt, gitRevision, bytes } : null,
          figures: figuresOf(voices, version),
        },
      };
    }),
  );
  const owner = versions.find((one) => one.owner)?.owner ?? null;
  return { owner, versions: versions.map(({ facts }) => facts) };
}

async function packageFacts(parts: Parts, registry: Registry, now: number) {
  const stages = stagesOf(registry);
  return Promise.all(
    Object.entries(registry.channels).map(async ([name, channel]): Promise<PackageFacts> => {
      const stage = stages.find(({ remote }) => remote === name);
      const rollout = stage
        ? mayGoOn(parts.voices.about(name, Date.parse(stage.begun)), stage, now).why
        : null;
      const voices = parts.voices.about(name, now - day);
      return { name, channel, rollout, ...(await factsOf(parts, name, channel, voices)) };
    }),
  );
}

async function isSigned(parts: Parts, sequence: number): Promise<boolean> {
  const content = await readEntry(parts.files, sequence);
  try {
    return verifyRegistry(String(content), parts.acceptedKeys()).sequence === sequence;
  } catch {
    return false;
  }
}

/** Everything that operators see of releases; throws what stops the registry from being read. */
export async function overview(parts: Parts): Promise<Overview> {
  const registry = await readRegistry(parts.files, parts.acceptedKeys());
  const history = await readHistory(parts.files, 30);
  return {
    sequence: registry?.sequence ?? 0,
    packages: registry ? await packageFacts(parts, registry, Date.now()) : [],
    history: await Promise.all(
      history.map(async ({ sequence, change }) => ({
        sequence,
        change,
        isSigned: await isSigned(parts, sequence),
      })),
    ),
  };
}
