import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cache } from '../../tools/setup/paths.mjs';
import { readEnvironment } from '../../tools/start/environment.ts';
import { startProduct } from '../../tools/start/product.ts';
import { twoFreePorts } from './free-ports.ts';

export interface OwnProduct {
  url: string;
  dataFolder: string;
  storeFolder: string;
  stop(): Promise<void>;
}

/** The store every test starts from: the releases as `npm test` built them, or STORE_DIR. */
export const builtStore = process.env.STORE_DIR ?? join(cache, 'test/store');

/** Tests release and damage releases; the store they start from stays as it is. */
export function copyStore(folder: string, from = builtStore): void {
  cpSync(from, folder, { recursive: true });
}

/** What the processes of each product said, by port. */
const logs = join(cache, 'test/products');

/** Starts the built product with data, port and store of its own. Rejects with its output. */
export async function startOwnProduct(releases = builtStore): Promise<OwnProduct> {
  const port = await twoFreePorts();
  const dataFolder = mkdtempSync(join(tmpdir(), 'afterglow-e2e-'));
  const { DATABASE_URL: _, PUBLIC_URL: __, ...variables } = process.env;
  const storeFolder = join(dataFolder, 'store');
  copyStore(storeFolder, releases);
  const environment = readEnvironment({
    ...variables,
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
  const product = startProduct(environment, { build: false, say });
  try {
    await product.ready;
  } catch (error) {
    await product.stop();
    throw new Error(`${(error as Error).message}\n${lines.join('\n')}`);
  }
  return {
    url: environment.publicUrl,
    dataFolder,
    storeFolder,
    async stop() {
      await product.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
