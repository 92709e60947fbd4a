import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../tools/start/service.ts';
import { twoFreePorts } from './free-ports.ts';
import { builtStore } from './own-product.ts';

/** A gateway with a store of its own, in front of the API of a product that runs. */
export interface OwnGateway {
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
 * @param prepare changes the store before the gateway sees it
 */
export async function startOwnGateway(
  { url }: { url: string },
  prepare: (storeFolder: string) => void = () => undefined,
): Promise<OwnGateway> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'afterglow-gateway-'));
  const storeFolder = join(dataFolder, 'store');
  cpSync(builtStore, storeFolder, { recursive: true });
  prepare(storeFolder);
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
      PORT: String(port),
      API_URL: `http://127.0.0.1:${Number(new URL(url).port) + 1}`,
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
