import { RemoteError } from '../failures/error-class.ts';
import { insistently } from '../failures/insist.ts';
import { withTimeout } from '../failures/timeout.ts';
import type { BootRemote } from '../registry/boot-manifest.ts';
import { findTexts } from './find-texts.ts';
import { filesOfVersion } from './prefetch-files.ts';
import { type Failure, type Remedy, type RemedyParts, remedyFor } from './remedy.ts';
import { fetchTexts, type Texts } from './texts.ts';

export interface Loaded {
  /** The module behind the expose. */
  module: unknown;
  texts: Texts;
  version: string;
}

export interface Federation {
  /**
   * Loads an expose ("entry", "slots/modal-signup") and the texts of `language`, side by side.
   * Falls back to the previous version; rejects when that fails too.
   */
  load(remote: string, expose: string, language: string): Promise<Loaded>;
  /** Texts of another language, for a remote that is on the page already. */
  texts(remote: string, language: string): Promise<Texts>;
  failed(failure: Failure): Promise<Remedy>;
  retry(remote: string): void;
  /** Asks the registry for remotes that the document lacked, and takes in those it has now. */
  find(names: string[]): Promise<BootRemote[]>;
}

interface Parts extends RemedyParts {
  remotes: BootRemote[];
  /** Takes files anew; never rejects. */
  refresh: (addresses: string[]) => Promise<void>;
  /** Milliseconds that a remote may take, as the line is at this moment. */
  patience: () => number;
}

export function createFederation(parts: Parts): Federation {
  const { remotes, runtime, versions, lookUp, refresh, patience } = parts;
  for (const { name } of remotes) runtime.use(name, versions.current(name));
  const failed = remedyFor(parts);
  /** Remotes whose files are taken anew with the next load. */
  const doubtful = new Set<string>();

  /** By address: what a page was prepared with is not fetched again when it is drawn. */
  const arrived = new Map<string, Promise<Texts>>();

  async function texts(name: string, language: string): Promise<Texts> {
    const file = await findTexts(versions.current(name), language, patience());
    if (!file) return {};
    const answer = arrived.get(file.url) ?? fetchTexts(file, patience());
    arrived.set(file.url, answer);
    answer.catch(() => arrived.delete(file.url));
    return answer;
  }

  async function moduleAndTexts(name: string, expose: string, language: string) {
    if (doubtful.delete(name)) {
      await refresh(filesOfVersion(versions.current(name), language));
    }
    return Promise.all([insistently(() => runtime.load(name, expose)), texts(name, language)]);
  }

  async function attempt(name: string, expose: string, language: string): Promise<Loaded> {
    const { version } = versions.current(name);
    const start = performance.now();
    try {
      const [module, loadedTexts] = await withTimeout(
        moduleAndTexts(name, expose, language),
        `${name} takes too long to load`,
        patience(),
      );
      if (!module) throw new RemoteError('export', `${name} has no ${expose}`);
      return { module, texts: loadedTexts, version };
    } catch (error) {
      const duration = performance.now() - start;
      const remedy = await failed({ remote: name, version, error, phase: 'load', duration });
      if (remedy === 'another-version') return attempt(name, expose, language);
      throw error;
    }
  }

  /** Loads that are under way: who asks meanwhile waits for the same one, and it fails once. */
  const underway = new Map<string, Promise<Loaded>>();

  function load(name: string, expose: string, language: string): Promise<Loaded> {
    const key = [name, expose, language].join(' ');
    const loading = underway.get(key) ?? attempt(name, expose, language);
    underway.set(key, loading);
    const forget = () => void underway.delete(key);
    loading.then(forget, forget);
    return loading;
  }

  async function find(names: string[]): Promise<BootRemote[]> {
    const found = (await lookUp()).remotes.filter(({ name }) => names.includes(name));
    for (const remote of found) {
      versions.add(remote);
      runtime.use(remote.name, versions.current(remote.name));
    }
    return found;
  }

  return {
    load,
    texts,
    failed,
    find,
    retry(name) {
      versions.reset(name);
      doubtful.add(name);
      runtime.use(name, versions.current(name));
    },
  };
}
