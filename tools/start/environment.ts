import { resolve } from 'node:path';
import { root } from '../setup/paths.mjs';

/** A gateway and the API behind it, which listens on loopback alone, on the port after the gateway's. */
export interface Pair {
  port: number;
  apiPort: number;
  /** For both, complete. */
  variables: NodeJS.ProcessEnv;
}

/** What the processes of the product are told; all of it can be set by the caller's environment. */
export interface Environment {
  /** The first is what is meant where only one is; the ports of the others follow. */
  pairs: [Pair, ...Pair[]];
  /** Loopback only; the one after those of the pairs, for a remote under development. */
  devPort: number;
  dataFolder: string;
  publicUrl: string;
  /** For what runs beside the pairs, complete. */
  variables: NodeJS.ProcessEnv;
}

/** More than anybody has cores for; a typing error is no thousand processes. */
const mostProcesses = 64;

/** A whole number, or one line that names the variable. */
function numberOf(env: NodeJS.ProcessEnv, name: string, otherwise: number, most: number): number {
  const number = Number(env[name] || otherwise);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Error(`${name} must be a number from 1 to ${most}, not "${env[name]}".`);
}

/**
 * Reads PORT, WEB_PROCESSES, DATA_DIR, STORE_DIR and PUBLIC_URL. Throws one line that names the one at
 * fault.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const processes = numberOf(env, 'WEB_PROCESSES', 1, mostProcesses);
  if (processes > 1 && !env.DATABASE_URL) {
    throw new Error('WEB_PROCESSES above 1 needs DATABASE_URL: an embedded database has one user.');
  }
  const port = numberOf(env, 'PORT', 4400, 65_534 - 2 * (processes - 1));
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
  const pair = (after: number): Pair => ({
    port: port + after,
    apiPort: port + after + 1,
    variables: {
      ...variables,
      PORT: String(port + after),
      ...(env.METRICS_PORT && { METRICS_PORT: String(Number(env.METRICS_PORT) + after) }),
    },
  });
  const others = Array.from({ length: processes - 1 }, (_, index) => pair(2 * (index + 1)));
  return {
    pairs: [pair(0), ...others],
    devPort: port + 2 * processes,
    dataFolder,
    publicUrl,
    variables,
  };
}
