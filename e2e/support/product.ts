import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cache } from '../../tools/setup/paths.mjs';
import { readEnvironment } from '../../tools/start/environment.ts';
import { startProduct } from '../../tools/start/product.ts';

const log = join(cache, 'test/product.log');

/** Starts the built product for the run: own data, own port, the store of releases as it stands. */
export default async function startForRun(): Promise<() => Promise<void>> {
  const port = await twoFreePorts();
  const dataFolder = mkdtempSync(join(tmpdir(), 'afterglow-e2e-'));
  const { DATABASE_URL: _, PUBLIC_URL: __, ...variables } = process.env;
  // Tests release, roll back and damage releases; the store they start from stays as it is.
  const store = join(dataFolder, 'store');
  cpSync(variables.STORE_DIR ?? join(cache, 'test/store'), store, { recursive: true });
  const environment = readEnvironment({
    ...variables,
    STORE_DIR: store,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataFolder,
  });
  mkdirSync(join(cache, 'test'), { recursive: true });
  writeFileSync(log, '');
  const product = startProduct(environment, {
    build: false,
    say: (line) => appendFileSync(log, `${line}\n`),
  });
  try {
    await product.ready;
  } catch (error) {
    await product.stop();
    throw new Error(`${(error as Error).message}\n${readFileSync(log, 'utf8')}`);
  }
  process.env.PRODUCT_URL = environment.publicUrl;
  process.env.PRODUCT_DATA = dataFolder;
  process.env.STORE_DIR = store;
  return async () => {
    await product.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}

/** A port for the gateway, with the next one free as well, for the API. */
async function twoFreePorts(): Promise<number> {
  for (;;) {
    const port = await freePort(0);
    if (port < 65_535 && (await freePort(port + 1))) return port;
  }
}

/** The port if it is free, else 0; for 0 any free one. */
function freePort(wanted: number): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().once('error', () => done(0));
    probe.listen(wanted, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
