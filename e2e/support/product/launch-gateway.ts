import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../../tools/start/service.ts';
import { copyStore } from './built-store.ts';
import { twoFreePorts } from './free-ports.ts';

/** A gateway with a store of its own, in front of the API of a product that runs. */
export interface LaunchedGateway {
  url: string;
  dataFolder: string;
  storeFolder: string;
  /** What it said so far, a line each. */
  said: string[];
  stop(): Promise<void>;
}

/**
 * Starts one as in production, where it also says which failures pages reported.
 *
 * @param fillStore puts releases and a registry into the new store; by default, those that were built
 * @param wanted variables that are not as always
 */
export async function launchGateway(
  { url }: { url: string },
  fillStore: (storeFolder: string) => void | Promise<void> = copyStore,
  wanted: NodeJS.ProcessEnv = {},
): Promise<LaunchedGateway> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'afterglow-gateway-'));
  const storeFolder = join(dataFolder, 'store');
  mkdirSync(storeFolder);
  await fillStore(storeFolder);
  const port = await twoFreePorts();
  const said: string[] = [];
  const service = startService({
    name: 'gateway',
    port,
    // It answers this one whatever is in the store.
    readyPath: '/icon.svg',
    args: ['gateway/src/main.ts'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TRUSTED_PROXIES: '127.0.0.1',
      ...wanted,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${Number(new URL(url).port) + 1}`,
      STORE_URL: '',
      STORE_DIR: storeFolder,
      DATA_DIR: dataFolder,
    },
    onLine: (line) => said.push(line),
  });
  const stop = async () => {
    await service.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await service.ready;
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${said.join('\n')}`);
  }
  return { url: `http://localhost:${port}`, dataFolder, storeFolder, said, stop };
}
