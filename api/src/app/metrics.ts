import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import type { Replicas } from '../platform/replicas/replicas.ts';
import { measureDatabase } from './database-metrics.ts';

/** Seconds; what is over the first quarter second is what somebody waits for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a process counts of itself, for Prometheus. */
export function createMetrics(ctx: Context): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'afterglow_background_failures',
    help: 'Turns of background work that failed in a row',
    labelNames: ['name'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, failures } of ctx.loops.failing()) this.set({ name }, failures);
    },
  });
  if (ctx.replicas) measureReplicas(ctx.replicas, registry);
  measureDatabase(ctx, registry);
  return registry;
}

/** Who answers what replicas may, and how far behind each is. */
function measureReplicas({ answered, all }: Replicas, registry: Registry): void {
  new Counter({
    name: 'afterglow_reads_total',
    help: 'Statements of calls that replicas may answer, by who did',
    labelNames: ['by'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(answered)) this.inc({ by }, count);
    },
  });
  new Gauge({
    name: 'afterglow_replica_lag_seconds',
    help: 'All that is older it has; infinite while it is left out',
    labelNames: ['name'],
    registers: [registry],
    collect() {
      for (const { name, lag } of all) this.set({ name }, lag / 1000);
    },
  });
}

/** Counts and times each answer by its route, never by its address. Streams last; they are left out. */
export function measure(app: App, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const { url: route = 'unknown', config } = routeOptions;
    if (!config?.lasts) seconds.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });
}

/** Answers Prometheus on a port of its own, which nobody outside gets to see. */
export async function serveMetrics(
  registry: Registry,
  port: number,
  host: string,
): Promise<Server> {
  const server = createServer(async (_request, response) => {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
