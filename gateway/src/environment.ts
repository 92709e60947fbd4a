import { join } from 'node:path';
import { type KeySource, keySource } from '@afterglow/federation/store/keys';
import { type Cell, readCells } from './cells/cells.ts';
import type { DevRemote } from './releases/dev-remote.ts';

/** The port of the API is the next one; both listen on loopback, the gateway alone faces outside. */
export interface Environment {
  port: number;
  /** Sites may be spread over several databases, each with an API of its own. */
  cells: [Cell, ...Cell[]];
  /** Event streams held at once, one for every member with a page open. */
  mostStreams: number;
  /** A folder, or `s3://…`. */
  storeAddress: string;
  /** Holds copies of release files when the store is not on this machine. */
  cacheFolder: string;
  /** Which registry was the newest that was ever live. */
  memoryFile: string;
  /** What this gateway keeps for itself: its secret, and what browsers reported lately. */
  ownFolder: string;
  /** Instead of the secret in that folder, for gateways on several machines. */
  secret: string | undefined;
  /** The keys a registry may be signed with. */
  keys: KeySource;
  production: boolean;
  /**
   * Where Prometheus may ask, and operators look; undefined for nowhere. The API has the next port.
   * With a token operators may be elsewhere and, in production, act.
   */
  metrics: { port: number; host: string; token: string | undefined } | undefined;
  /** Addresses whose forwarded headers are believed. */
  trustedProxies: string[];
  /** The header in which those proxies say a visitor's country, if they do. */
  countryHeader: string | undefined;
  /** One remote taken from its development server: `mf-chat=http://localhost:4500`. */
  devRemote: DevRemote | null;
}

const root = join(import.meta.dirname, '../..');

function devRemote(value: string | undefined): DevRemote | null {
  const [name, origin] = value?.split('=', 2) ?? [];
  return name && origin ? { name, origin } : null;
}

function operatorToken({ OPERATOR_TOKEN: token }: NodeJS.ProcessEnv): string | undefined {
  if (token && token.length < 32) throw new Error('OPERATOR_TOKEN must have 32 characters or more');
  return token || undefined;
}

/** Reads the process environment. Throws one line that names the variable at fault. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const port = Number(env.PORT || 4400);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new Error(`PORT must be a number from 1 to 65534, not "${env.PORT}"`);
  }
  const mostStreams = Number(env.MAX_STREAMS || 6000);
  if (!Number.isInteger(mostStreams) || mostStreams < 1) {
    throw new Error(`MAX_STREAMS must be a number from 1 on, not "${env.MAX_STREAMS}"`);
  }
  const metricsPort = Number(env.METRICS_PORT || 0);
  if (!Number.isInteger(metricsPort) || metricsPort < 0 || metricsPort > 65_534) {
    throw new Error(`METRICS_PORT must be a number from 1 to 65534, not "${env.METRICS_PORT}"`);
  }
  const trustedProxies = env.TRUSTED_PROXIES?.split(',').filter(Boolean) ?? [];
  const production = env.NODE_ENV === 'production';
  if (production && trustedProxies.length === 0) {
    throw new Error(
      'Production needs TRUSTED_PROXIES: the addresses of what speaks TLS before it.',
    );
  }
  return {
    port,
    cells: readCells(env.CELLS, env.API_URL || `http://127.0.0.1:${port + 1}`),
    mostStreams,
    storeAddress: env.STORE_URL || env.STORE_DIR || join(root, '.store'),
    cacheFolder: join(root, '.cache/store'),
    memoryFile: join(env.DATA_DIR || join(root, '.data'), 'registry-seen.json'),
    ownFolder: join(env.DATA_DIR || join(root, '.data'), 'gateway'),
    secret: env.GATEWAY_SECRET,
    keys: keySource(env),
    production,
    metrics: metricsPort
      ? { port: metricsPort, host: env.METRICS_HOST || '127.0.0.1', token: operatorToken(env) }
      : undefined,
    trustedProxies,
    countryHeader: env.COUNTRY_HEADER?.toLowerCase() || undefined,
    devRemote: production ? null : devRemote(env.DEV_REMOTE),
  };
}
