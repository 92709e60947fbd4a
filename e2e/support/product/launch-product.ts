import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../../../tools/setup/paths.mjs';
import { readEnvironment } from '../../../tools/start/environment.ts';
import { startProduct } from '../../../tools/start/product.ts';
import { builtStore, copyStore } from './built-store.ts';
import { newDataFolder } from './data-folder.ts';
import { twoFreePorts } from './free-ports.ts';
import { type Product, productAt } from './product.ts';

export interface LaunchedProduct extends Product {
  stop(): Promise<void>;
}

/** What the processes of each product said, by port. */
const logs = join(cache, 'test/products');

/** Portraits of demo members, which the shared product has drawn: at a start nothing takes as long. */
function lendPortraits(dataFolder: string): void {
  const { PRODUCT_DATA: shared } = process.env;
  const portraits = 'files/portraits';
  if (!shared || !existsSync(join(shared, portraits))) return;
  // What was written just now may not be whole yet.
  const filter = (path: string) =>
    path.endsWith('.webp') ? Date.now() - statSync(path).mtimeMs > 1000 : true;
  cpSync(join(shared, portraits), join(dataFolder, portraits), { recursive: true, filter });
}

/**
 * Starts the built product with data, port and store of its own. Rejects with its output.
 *
 * @param wanted variables that are not as always, the port among them
 */
export async function launchProduct(
  releases = builtStore,
  wanted: NodeJS.ProcessEnv = {},
): Promise<LaunchedProduct> {
  const port = Number(wanted.PORT ?? (await twoFreePorts()));
  const dataFolder = newDataFolder('afterglow-e2e-');
  const { DATABASE_URL: _, PUBLIC_URL: __, ...variables } = process.env;
  const storeFolder = join(dataFolder, 'store');
  copyStore(storeFolder, releases);
  lendPortraits(dataFolder);
  const environment = readEnvironment({
    ...variables,
    // Tests play many people behind one proxy.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...wanted,
    STORE_URL: '',
    STORE_DIR: storeFolder,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataFolder,
  });
  const lines: string[] = [];
  mkdirSync(logs, { recursive: true });
  const say = (line: string) => {
    lines.push(line);
    appendFileSync(join(logs, `${port}.log`), `${line}\n`);
  };
  const product = startProduct(environment, { build: [], say });
  try {
    await product.ready;
  } catch (error) {
    await product.stop();
    throw new Error(`${(error as Error).message}\n${lines.join('\n')}`);
  }
  return {
    ...productAt({ url: environment.publicUrl, dataFolder, storeFolder }),
    async stop() {
      await product.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
