import { type BootRemote, bootRemotes } from '@afterglow/federation/registry/boot-manifest';
import type { Release } from '@afterglow/federation/registry/release';
import type { Store } from '@afterglow/federation/release/store';

/** What is live at this moment. */
export interface Live {
  shell: Release;
  remotes: BootRemote[];
  releaseOf(name: string): Release | undefined;
}

function readLive(store: Store): Live | undefined {
  const registry = store.readRegistry();
  const shell = registry.channels.shell;
  const shellRelease = shell && store.readRelease('shell', shell.live);
  if (!shellRelease) return undefined;
  return {
    shell: shellRelease,
    remotes: bootRemotes(registry, (name, version) => store.readRelease(name, version)),
    releaseOf(name) {
      const channel = registry.channels[name];
      return channel && store.readRelease(name, channel.live);
    },
  };
}

/** Follows the registry: a release is effective at the next document, without a restart. */
export function followReleases(store: Store): () => Live | undefined {
  let stamp = -1;
  let live: Live | undefined;
  return () => {
    const now = store.registryStamp();
    if (now !== stamp) {
      live = readLive(store);
      stamp = now;
    }
    return live;
  };
}
