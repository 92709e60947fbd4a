import { resolve } from 'node:path';
import { root } from '../setup/paths.mjs';
import { type Environment, readEnvironment } from './environment.ts';

/** How development is started: beside a product that runs, and with nothing of it. */
export interface Development {
  environment: Environment;
  /** Where the API is that somebody else runs; an own one is started without. */
  api: string | undefined;
  /** Packages to build first, into a store of its own, because nothing is live yet. */
  build: string[];
}

interface Wanted {
  /** The remote in work. */
  name: string;
  api: string | undefined;
  /** Every package of the repository. */
  packages: string[];
  /** Whether the store holds a product that can be served. */
  isLive: boolean;
}

const own = (folder: string) => resolve(root, '.dev', folder);

/**
 * Development has its own port and its own data. It shows what is live in the store and writes
 * nothing there; where nothing is live, it makes a store of its own.
 */
export function developmentOf(
  env: NodeJS.ProcessEnv,
  { name, api, packages, isLive }: Wanted,
): Development {
  const { PUBLIC_URL: _, DATABASE_URL: __, WEB_PROCESSES: ___, ...given } = env;
  const store = isLive ? {} : { STORE_URL: '', STORE_DIR: own('store'), KEYS_DIR: own('keys') };
  const places = { PORT: env.DEV_PORT || '4500', DATA_DIR: env.DEV_DATA_DIR || own('data') };
  const database = env.DEV_DATABASE_URL ? { DATABASE_URL: env.DEV_DATABASE_URL } : {};
  const environment = readEnvironment({ ...given, ...places, ...database, ...store });
  // `localhost:4401` would be an address, too, of a protocol called localhost.
  if (api && !(/^https?:/.test(api) && URL.canParse(api))) {
    throw new Error(`--api wants an address such as http://127.0.0.1:4401, not "${api}".`);
  }
  return { environment, api, build: isLive ? [] : packages.filter((other) => other !== name) };
}
