import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from '../app.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { patientTimes } from './drawing-times.ts';

/** A gateway before an API of a test's own, with `store` and `keys` in the test's folder. */
export async function gatewayOf(
  api: Server,
  folder: string,
  more: Partial<Environment> = {},
): Promise<FastifyInstance> {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const environment = readEnvironment({
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    STORE_URL: join(folder, 'store'),
    KEYS_DIR: join(folder, 'keys'),
    DATA_DIR: folder,
  });
  const proxies = { trustedProxies: ['127.0.0.1'] };
  return buildGateway({ ...environment, ...proxies, ...more }, patientTimes);
}
