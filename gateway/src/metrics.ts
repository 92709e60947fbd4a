import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Cell } from './cells/cells.ts';

/** Seconds; what is over the first quarter second is what somebody waits for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What the gateway counts of itself, for Prometheus: answers by kind of address, open streams. Before several
 * cells also which there are, since of one that says nothing nobody would know.
 */
export function measure(app: FastifyInstance, mostStreams: number, cells: Cell[] = []): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by kind of address',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'afterglow_open_streams',
    help: 'Event streams that are held now',
    registers: [registry],
  });
  new Gauge({
    name: 'afterglow_max_streams',
    help: 'As many are held at most',
    registers: [registry],
  }).set(mostStreams);
  if (cells.length > 1) {
    const known = new Gauge({
      name: 'afterglow_cell',
      help: '1 for each cell',
      labelNames: ['cell'],
      registers: [registry],
    });
    for (const { name } of cells) known.set({ cell: name }, 1);
  }
  app.addHook('onRequest', async ({ routeOptions }, { raw }) => {
    if (!isStream(routeOptions.url)) return;
    streams.inc();
    raw.once('close', () => streams.dec());
  });
  app.addHook('onResponse', async ({ method, url, routeOptions }, { statusCode, elapsedTime }) => {
    const route = checks.exec(url)?.[0] ?? routeOptions.url ?? 'unknown';
    if (isStream(route)) return; // it lasts as long as somebody looks
    seconds.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });
  return registry;
}

/** What proxies ask all the time: among calls, a pair that is not ready would look like calls that fail. */
const checks = /^\/api\/(?:health|ready)\.php(?=\?|$)/;

const isStream = (route: string | undefined) => route?.startsWith('/api/events.php') ?? false;
