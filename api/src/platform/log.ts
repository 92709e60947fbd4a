import type { FastifyServerOptions } from 'fastify';

/**
 * One JSON line per event. A request line has the route's pattern, never its query, body, cookies
 * or the address it came from.
 */
export function logOptions(enabled: boolean): Pick<FastifyServerOptions, 'logger'> {
  if (!enabled) return { logger: false };
  return {
    logger: {
      level: process.env.LOG_LEVEL ?? 'warn',
      base: null,
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
  };
}
