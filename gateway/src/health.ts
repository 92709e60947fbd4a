import type { FastifyInstance } from 'fastify';
import type { LiveFor } from './releases/releases.ts';

/** Milliseconds the API has to say that it can answer. */
const patience = 1000;

/**
 * For what stands before it: `/health` says that the process lives, `/ready` that it has releases to
 * serve, and beside it how the API is: a gateway goes on without one, with what pages have loaded.
 */
export function serveHealth(app: FastifyInstance, apiUrl: string, liveFor: LiveFor): void {
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/ready', async (request, reply) => {
    const [current, api] = await Promise.all([liveFor(request, reply), stateOf(apiUrl)]);
    reply.header('cache-control', 'no-store').code(current ? 200 : 503);
    return reply.send({ status: current ? 'ok' : 'no releases', api });
  });
}

async function stateOf(apiUrl: string): Promise<'ok' | 'away'> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(`${apiUrl}/api/ready.php`, { signal }).catch(() => undefined);
  return answer?.ok ? 'ok' : 'away';
}
