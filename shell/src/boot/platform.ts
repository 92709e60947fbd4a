import { createFederation, type Federation } from '@afterglow/federation/loader/federation';
import { startRuntime } from '@afterglow/federation/loader/runtime';
import { createVersions } from '@afterglow/federation/loader/versions';
import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { i18next } from '@afterglow/shared-ui/i18n';
import { isLifecycles, type Lifecycles } from './parcel.ts';
import { providedModules } from './provided-modules.ts';

interface LoadedRemote {
  lifecycles: Lifecycles;
  version: string;
}

/** The page's remotes: loading them with their texts, and what to do when one breaks. */
export interface Platform {
  remotes: BootRemote[];
  /** The remote that fills a slot, if one does. */
  fills(slot: string): BootRemote | undefined;
  load(remote: string, expose: string): Promise<LoadedRemote>;
  failed: Federation['failed'];
  retry: Federation['retry'];
  /** Fetches `language` for every remote that is on the page. */
  loadTexts(language: string): Promise<void>;
}

export function startPlatform(remotes: BootRemote[]): Platform {
  const federation = createFederation(
    remotes,
    startRuntime(providedModules),
    createVersions(remotes, sessionStorage),
    ({ remote, version, error }) => console.warn(`${remote}@${version}`, error),
  );
  const onPage = new Set<string>();

  return {
    remotes,
    fills: (slot) => remotes.find((remote) => remote.slots.includes(slot)),
    failed: federation.failed,
    retry: federation.retry,
    async load(remote, expose) {
      const loaded = await federation.load(remote, expose, i18next.language);
      i18next.addResourceBundle(i18next.language, remote, loaded.texts, true, true);
      onPage.add(remote);
      if (isLifecycles(loaded.module))
        return { lifecycles: loaded.module, version: loaded.version };
      const error = new Error(`${remote}/${expose} exports no lifecycles`);
      if (federation.failed({ remote, version: loaded.version, error }))
        return this.load(remote, expose);
      throw error;
    },
    async loadTexts(language) {
      await Promise.all(
        [...onPage].map(async (remote) => {
          const texts = await federation.texts(remote, language);
          i18next.addResourceBundle(language, remote, texts, true, true);
        }),
      );
    },
  };
}
