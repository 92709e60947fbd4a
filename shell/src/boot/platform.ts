import { createFederation, type Federation } from '@afterglow/federation/loader/federation';
import { lookUpRemotes } from '@afterglow/federation/loader/look-up';
import { startRuntime } from '@afterglow/federation/loader/runtime';
import { createVersions } from '@afterglow/federation/loader/versions';
import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { RemoteError } from '@afterglow/federation/telemetry/error-class';
import { i18next } from '@afterglow/shared-ui/i18n';
import { isLifecycles, type Lifecycles } from './parcel.ts';
import { providedModules } from './provided-modules.ts';
import { reloadPage } from './reload-page.ts';

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
  /** Loads the page anew, unless something would be lost or it was done just now: then false. */
  reload(): boolean;
  /** Fetches `language` for every remote that is on the page. */
  loadTexts(language: string): Promise<void>;
}

export function startPlatform(remotes: BootRemote[]): Platform {
  const federation = createFederation({
    remotes,
    runtime: startRuntime(providedModules),
    versions: createVersions(remotes, sessionStorage),
    lookUp: lookUpRemotes,
    report: ({ remote, version, failure }, error) =>
      console.warn(`${remote}@${version} ${failure}`, error),
  });
  const onPage = new Set<string>();

  return {
    remotes,
    fills: (slot) => remotes.find((remote) => remote.slots.includes(slot)),
    failed: federation.failed,
    retry: federation.retry,
    reload: reloadPage,
    async load(remote, expose) {
      const start = performance.now();
      const { module, texts, version } = await federation.load(remote, expose, i18next.language);
      i18next.addResourceBundle(i18next.language, remote, texts, true, true);
      onPage.add(remote);
      if (isLifecycles(module)) return { lifecycles: module, version };
      const error = new RemoteError('export', `${remote}/${expose} exports no lifecycles`);
      const duration = performance.now() - start;
      const remedy = await federation.failed({ remote, version, error, phase: 'load', duration });
      if (remedy === 'another-version') return this.load(remote, expose);
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
