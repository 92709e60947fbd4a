import type { BootRemote, BootVersion } from '../registry/boot-manifest.ts';

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
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = (name: string) => `failed-version:${name}`;

export function createVersions(remotes: BootRemote[], memory: Memory): Versions {
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  const remote = (name: string): BootRemote => {
    const found = byName.get(name);
    if (!found) throw new Error(`no remote is called ${name}`);
    return found;
  };
  const current = (name: string): BootVersion => {
    const known = remote(name);
    const failed = memory.getItem(key(name)) === known.version;
    return failed && known.previous ? known.previous : known;
  };
  return {
    current,
    stepDown(name, version) {
      if (current(name).version !== version) return true;
      const known = remote(name);
      if (version !== known.version || !known.previous) return false;
      memory.setItem(key(name), version);
      return true;
    },
    reset(name) {
      memory.removeItem(key(name));
    },
  };
}
