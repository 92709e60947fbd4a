import type { BootRemote } from '../registry/boot-manifest.ts';
import { classify, isLostFile } from '../telemetry/classify.ts';
import { type Phase, RemoteError } from '../telemetry/error-class.ts';
import type { Outcome } from '../telemetry/outcome.ts';
import { filesOfVersion } from './prefetch-files.ts';
import type { Runtime } from './runtime.ts';
import { fetchTexts, type Texts, textsIn } from './texts.ts';
import { withTimeout } from './timeout.ts';
import type { Versions } from './versions.ts';

/** Milliseconds until a lost file is asked for again. */
const pause = 300;

export interface Loaded {
  /** The module behind the expose. */
  module: unknown;
  texts: Texts;
  version: string;
}

export interface Failure {
  remote: string;
  version: string;
  error: unknown;
  phase: Phase;
  /** Milliseconds since it was asked for. */
  duration: number;
}

/**
 * What is left to do about a failure: mount another version in its place; load the page anew,
 * because files of this one are gone; or show that the area failed.
 */
export type Remedy = 'another-version' | 'new-page' | 'none';

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

interface Parts {
  remotes: BootRemote[];
  runtime: Runtime;
  versions: Versions;
  /** What the registry says now. */
  lookUp: () => Promise<BootRemote[]>;
  /** Takes files anew; never rejects. */
  refresh: (addresses: string[]) => Promise<void>;
  report: (outcome: Outcome, error: unknown) => void;
  /** Milliseconds that a remote may take, as the line is at this moment. */
  patience: () => number;
}

export function createFederation({
  remotes,
  runtime,
  versions,
  lookUp,
  refresh,
  report,
  patience,
}: Parts): Federation {
  for (const { name } of remotes) runtime.use(name, versions.current(name));
  /** Remotes whose files are taken anew with the next load. */
  const doubtful = new Set<string>();

  /** By address: what a page was prepared with is not fetched again when it is drawn. */
  const arrived = new Map<string, Promise<Texts>>();

  async function texts(name: string, language: string): Promise<Texts> {
    const file = textsIn(versions.current(name).texts, language);
    if (!file) return {};
    const answer = arrived.get(file.url) ?? fetchTexts(file, patience());
    arrived.set(file.url, answer);
    answer.catch(() => arrived.delete(file.url));
    return answer;
  }

  /** Whether the registry could be asked; files that are gone may have a successor there. */
  async function askRegistry(): Promise<boolean> {
    try {
      versions.update(await lookUp());
      return true;
    } catch {
      return false;
    }
  }

  async function failed({ remote, version, error, phase, duration }: Failure): Promise<Remedy> {
    const failure = classify(error, phase);
    const isLost = isLostFile(error);
    const isReachable = isLost || failure === 'load' ? await askRegistry() : true;
    // A page that has lost the network says nothing about the release.
    if (phase === 'run' && !isReachable) return 'none';
    report({ remote, version, failure, duration }, error);
    if (!versions.stepDown(remote, version)) {
      return isLost && phase === 'run' ? 'new-page' : 'none';
    }
    runtime.use(remote, versions.current(remote));
    return 'another-version';
  }

  /**
   * A lost chunk is asked for twice: a preload of the document that failed is handed out once more
   * by the browser, and only the request after that reaches the network.
   */
  async function moduleOf(name: string, expose: string): Promise<unknown> {
    try {
      return await runtime.load(name, expose);
    } catch (error) {
      if (!isLostFile(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return runtime.load(name, expose);
    }
  }

  async function parts(name: string, expose: string, language: string) {
    if (doubtful.delete(name)) {
      await refresh(filesOfVersion(versions.current(name), language));
    }
    return Promise.all([moduleOf(name, expose), texts(name, language)]);
  }

  async function attempt(name: string, expose: string, language: string): Promise<Loaded> {
    const { version } = versions.current(name);
    const start = performance.now();
    try {
      const [module, loadedTexts] = await withTimeout(
        parts(name, expose, language),
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
    const found = (await lookUp()).filter(({ name }) => names.includes(name));
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
