import { resolve } from 'node:path';
import { root } from '../setup/paths.mjs';

/** What the processes of the product are told; all of it can be set by the caller's environment. */
export interface Environment {
  port: number;
  /** Loopback only; always the port after the gateway's. */
  apiPort: number;
  /** Loopback only; the one after that, for a remote under development. */
  devPort: number;
  dataFolder: string;
  publicUrl: string;
  /** For the children, complete. */
  variables: NodeJS.ProcessEnv;
}

/** Reads PORT, DATA_DIR, STORE_DIR and PUBLIC_URL. Throws one line that names the one at fault. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const port = Number(env.PORT || 4400);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new Error(`PORT must be a number from 1 to 65534, not "${env.PORT}".`);
  }
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
  if (!URL.canParse(publicUrl)) throw new Error(`PUBLIC_URL is no address: "${publicUrl}".`);
  const dataFolder = resolve(root, env.DATA_DIR || '.data');
  const variables = {
    ...env,
    NODE_ENV: env.NODE_ENV || 'development',
    PORT: String(port),
    DATA_DIR: dataFolder,
    STORE_DIR: resolve(root, env.STORE_DIR || '.store'),
    PUBLIC_URL: publicUrl,
  };
  return { port, apiPort: port + 1, devPort: port + 2, dataFolder, publicUrl, variables };
}
