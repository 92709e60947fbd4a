import type { FastifyInstance } from 'fastify';
import type { Cell } from './cells/cells.ts';
import type { LiveFor } from './releases/releases.ts';

/** Milliseconds an API has to say that it can answer: the second that HAProxy waits for both began before. */
const patience = 400;

/** Work in the background that fails, as the API says it. */
type Failing = { name: string; failures: number }[];

/**
 * For what stands before it: `/health` says that the process lives, `/ready` that it has releases to
 * serve and does not end, and beside it how the API is: a gateway goes on without one, with what pages have loaded.
 * Before several cells it also says how each of them is, and is ready for everything, as the API says
 * of itself, when all are.
 */
export function serveHealth(app: FastifyInstance, cells: Cell[], liveFor: LiveFor): void {
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  // Who keeps a connection to ask on is not turned away like whoever is new.
  let isLeaving = false;
  app.addHook('preClose', async () => {
    isLeaving = true;
  });
  app.get('/ready', async (request, reply) => {
    const [current, states] = await Promise.all([liveFor(request, reply), statesOf(cells)]);
    const named = states.map(({ name, failing }) => [name, failing ? 'ok' : 'away']);
    const api = states.every(({ failing }) => failing) ? 'ok' : 'away';
    const status = isLeaving ? 'leaving' : current ? 'ok' : 'no releases';
    reply.header('cache-control', 'no-store').code(status === 'ok' ? 200 : 503);
    return reply.send({
      ...{ status, api },
      ...(cells.length > 1 && { cells: Object.fromEntries(named) }),
    });
  });

  if (cells.length === 1) return;
  app.get('/api/ready.php', async (_request, reply) => {
    const states = await statesOf(cells);
    const away = states.filter(({ failing }) => !failing).map(({ name }) => name);
    const failing = states.flatMap(({ name: cell, failing }) =>
      (failing ?? []).map((one) => ({ ...one, name: `${cell}: ${one.name}` })),
    );
    reply.header('cache-control', 'no-store').code(away.length > 0 ? 503 : 200);
    return reply.send(away.length > 0 ? { away } : { status: 'ok', failing });
  });
}

/** How each of them is: what fails in it, or nothing when it cannot answer. */
function statesOf(cells: Cell[]): Promise<{ name: string; failing?: Failing }[]> {
  return Promise.all(
    cells.map(async ({ name, apiUrl }) => {
      const signal = AbortSignal.timeout(patience);
      const answer = await fetch(`${apiUrl}/api/ready.php`, { signal }).catch(() => undefined);
      if (!answer?.ok) return { name };
      const { failing = [] } = (await answer.json().catch(() => ({}))) as { failing?: Failing };
      return { name, failing };
    }),
  );
}
