import type { BootRemote } from '../registry/boot-manifest.ts';
import type { Runtime } from './runtime.ts';
import { fetchTexts, type Texts } from './texts.ts';
import { withTimeout } from './timeout.ts';
import type { Versions } from './versions.ts';

/** A remote that takes longer than this is treated as broken. Milliseconds. */
const patience = 5000;

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
}

export interface Federation {
  /**
   * Loads an expose ("entry", "slots/modal-signup") and the texts of `language`, side by side.
   * Falls back to the previous version; rejects when that fails too.
   */
  load(remote: string, expose: string, language: string): Promise<Loaded>;
  /** Texts of another language, for a remote that is on the page already. */
  texts(remote: string, language: string): Promise<Texts>;
  /** A mounted remote broke. True when another version is worth mounting in its place. */
  failed(failure: Failure): boolean;
  retry(remote: string): void;
}

export function createFederation(
  remotes: BootRemote[],
  runtime: Runtime,
  versions: Versions,
  report: (failure: Failure) => void,
): Federation {
  for (const { name } of remotes) runtime.use(name, versions.current(name));

  const texts = (name: string, language: string): Promise<Texts> => {
    const known = versions.current(name).texts;
    const file = known[language] ?? known.nl ?? known.en;
    return file ? fetchTexts(file) : Promise.resolve({});
  };

  const failed = (failure: Failure): boolean => {
    report(failure);
    const { remote, version } = failure;
    if (versions.current(remote).version !== version) return true;
    if (!versions.stepDown(remote, version)) return false;
    runtime.use(remote, versions.current(remote));
    return true;
  };

  const load = async (name: string, expose: string, language: string): Promise<Loaded> => {
    const { version } = versions.current(name);
    try {
      const both = Promise.all([runtime.load(name, expose), texts(name, language)]);
      const [module, loadedTexts] = await withTimeout(both, patience, `${name} takes too long`);
      if (!module) throw new Error(`${name} has no ${expose}`);
      return { module, texts: loadedTexts, version };
    } catch (error) {
      if (failed({ remote: name, version, error })) return load(name, expose, language);
      throw error;
    }
  };

  return {
    load,
    texts,
    failed,
    retry(name) {
      versions.reset(name);
      runtime.use(name, versions.current(name));
    },
  };
}
