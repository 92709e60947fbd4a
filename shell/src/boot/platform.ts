import { RemoteError } from '@afterglow/federation/failures/error-class';
import { patience } from '@afterglow/federation/failures/patience';
import { createFederation, type Federation } from '@afterglow/federation/loader/federation';
import { lookUpCurrent } from '@afterglow/federation/loader/look-up';
import { refreshFiles } from '@afterglow/federation/loader/refresh-files';
import { startRuntime } from '@afterglow/federation/loader/runtime';
import { createVersions } from '@afterglow/federation/loader/versions';
import type { ReportTicket } from '@afterglow/federation/registry/boot-document';
import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { i18next } from '@afterglow/shared-ui/i18n';
import { isLifecycles, type Lifecycles } from './parcel.ts';
import { providedModules } from './provided-modules.ts';
import { reloadPage } from './reload-page.ts';
import { showTexts } from './show-texts.ts';
import { startReporter } from './start-reporter.ts';

interface LoadedRemote {
  lifecycles: Lifecycles;
  version: string;
}

/** The page's remotes: loading them with their texts, and what to do when one breaks. */
export interface Platform {
  remotes: BootRemote[];
  /** Names of remotes that no version of could be read when the document was made. */
  lacking: string[];
  /** Looks for `lacking` once more; gives those that are there now, and counts them in. */
  find(): Promise<BootRemote[]>;
  /** The remote that fills a slot, if one does. */
  fills(slot: string): BootRemote | undefined;
  load(remote: string, expose: string): Promise<LoadedRemote>;
  /** Starts a remote and brings the code of its page, ahead of drawing it. */
  prepare(remote: string, pathname: string): Promise<void>;
  /** A remote is on the page, `duration` milliseconds after it was asked for. */
  shown(remote: string, version: string, duration: number): void;
  failed: Federation['failed'];
  retry: Federation['retry'];
  /** Loads the page anew, unless something would be lost or it was done just now: then false. */
  reload(): boolean;
  /** Fetches `language` for every remote that is on the page. */
  loadTexts(language: string): Promise<void>;
}

interface Given {
  shell: { version: string };
  remotes: BootRemote[];
  lacking?: string[];
  reports?: ReportTicket;
}

/** @param given what the document says of remotes */
export function startPlatform({ shell, remotes, lacking = [], reports }: Given): Platform {
  const reporter = startReporter(reports);
  const federation = createFederation({
    remotes,
    runtime: startRuntime(providedModules, patience),
    versions: createVersions(remotes, sessionStorage),
    shell: shell.version,
    lookUp: lookUpCurrent,
    refresh: refreshFiles,
    patience,
    report(outcome, error) {
      console.warn(`${outcome.remote}@${outcome.version} ${outcome.failure}`, error);
      // A development server's page tells who edits; releases are built without this line.
      if (import.meta.webpackHot) reportError(error);
      reporter.add(outcome);
    },
  });
  const onPage = new Set<string>();

  return {
    remotes,
    lacking,
    async find() {
      const found = await federation.find(this.lacking);
      this.lacking = this.lacking.filter((name) => !found.some((remote) => remote.name === name));
      // A new list: what is known of one by its routes stays true.
      this.remotes = [...this.remotes, ...found];
      return found;
    },
    fills(slot) {
      return this.remotes.find((remote) => remote.slots.includes(slot));
    },
    shown: (remote, version, duration) =>
      reporter.add({ remote, version, failure: null, duration }),
    failed: federation.failed,
    retry: federation.retry,
    reload: reloadPage,
    async load(remote, expose) {
      const start = performance.now();
      const { module, texts, version } = await federation.load(remote, expose, i18next.language);
      showTexts(remote, i18next.language, texts);
      onPage.add(remote);
      if (isLifecycles(module)) return { lifecycles: module, version };
      const error = new RemoteError('export', `${remote}/${expose} exports no lifecycles`);
      const duration = performance.now() - start;
      const remedy = await federation.failed({ remote, version, error, phase: 'load', duration });
      if (remedy === 'another-version') return this.load(remote, expose);
      throw error;
    },
    async prepare(remote, pathname) {
      const { lifecycles } = await this.load(remote, 'entry');
      await lifecycles.preload?.(pathname);
    },
    async loadTexts(language) {
      await Promise.all(
        [...onPage].map(async (remote) => {
          const texts = await federation.texts(remote, language);
          showTexts(remote, language, texts);
        }),
      );
    },
  };
}
