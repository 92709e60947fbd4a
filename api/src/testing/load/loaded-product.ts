import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '../bench/chat-clients.ts';
import { makePairs } from '../bench/make-pairs.ts';
import { addressOf, cloneDatabase } from '../database.ts';
import { production } from '../production.ts';
import { ApiProcess } from '../torture/api-process.ts';
import { somePort } from '../torture/server-process.ts';

export interface LoadedProduct {
  api: ApiProcess;
  /** Members who are logged in, two by two in a conversation: 0 with 1, 2 with 3. */
  clients: Client[];
  /** A figure that the process tells of itself. */
  figure: (name: string) => Promise<number>;
  /** Megabytes that its objects and buffers hold, once all that nobody needs is thrown away. */
  held: () => Promise<number>;
  /** Files, sockets and pipes that the process holds. */
  handles: () => number;
  end: () => Promise<void>;
}

/** The API as a process of its own, as it runs for members, with so many of them. */
export async function loadedProduct(many: number): Promise<LoadedProduct> {
  const { connection, drop } = await cloneDatabase();
  const clients = await makePairs(connection, '/tmp', many);
  const metricsPort = somePort();
  const env = {
    ...production,
    LOG_LEVEL: 'silent',
    DATABASE_URL: addressOf(connection),
    METRICS_PORT: String(metricsPort),
  };
  const api = new ApiProcess(env, somePort(), join(import.meta.dirname, 'tell-held.ts'));
  await api.start();
  return {
    api,
    clients,
    async figure(name) {
      const answer = await fetch(`http://127.0.0.1:${metricsPort + 1}/metrics`);
      const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text()) ?? [];
      return Number(value);
    },
    held: async () => Number(await api.ask()) / 2 ** 20,
    handles: () => readdirSync(`/proc/${api.pid}/fd`).length,
    async end() {
      await api.end();
      await drop();
    },
  };
}
