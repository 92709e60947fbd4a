import type { BootRemote, BootVersion } from '../registry/boot-manifest.ts';
import { type FailedVersions, failedVersions, type Memory } from './failed-versions.ts';

/**
 * Which version of each remote this page uses: the live one, or the previous one after the live
 * one failed here. Remembered for the session, so that a reload does not meet the failure again.
 */
export interface Versions {
  current(name: string): BootVersion;
  /**
   * Gives up on `version`. True when there is another one to try, also when an earlier failure
   * already moved on from it.
   */
  stepDown(name: string, version: string): boolean;
  /** Forgets failures of `name`, for a retry by hand. */
  reset(name: string): void;
  /** Takes over what the registry says now; a version that failed here stays out. */
  update(remotes: BootRemote[]): void;
  /** Takes in a remote that the page did not know. */
  add(remote: BootRemote): void;
}

/** The versions of a remote in the order they are tried. */
function candidates(remote: BootRemote): BootVersion[] {
  return remote.previous ? [remote, remote.previous] : [remote];
}

function firstWorking(remote: BootRemote, failed: FailedVersions): BootVersion {
  const known = candidates(remote);
  return known.find(({ version }) => !failed.has(remote.name, version)) ?? remote;
}

export function createVersions(remotes: BootRemote[], memory: Memory): Versions {
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  const failed = failedVersions(memory);
  const remote = (name: string): BootRemote => {
    const found = byName.get(name);
    if (!found) throw new Error(`no remote is called ${name}`);
    return found;
  };
  const current = (name: string) => firstWorking(remote(name), failed);
  return {
    current,
    stepDown(name, version) {
      if (current(name).version !== version) return true;
      const others = candidates(remote(name)).filter((known) => known.version !== version);
      // The last one left is not remembered: where nothing works, each visit may try again.
      if (!others.some((known) => !failed.has(name, known.version))) return false;
      failed.add(name, version);
      return true;
    },
    reset: (name) => failed.forget(name),
    add: (found) => void byName.set(found.name, found),
    update(now) {
      for (const changed of now) {
        if (byName.has(changed.name)) byName.set(changed.name, changed);
      }
    },
  };
}
