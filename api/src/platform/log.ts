import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import pino from 'pino';

export type Log = FastifyBaseLogger;

/**
 * One JSON line per event, from `level` up, to `destination` instead of standard output. A request
 * line has the route's pattern, never its query, body, cookies or the address it came from; an
 * error has what it says and where it arose, never the row a database repeats in its details.
 */
export function createLog(level: string, destination?: { write: (line: string) => void }): Log {
  const options = {
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: ({ name, code, stack }: Error & { code?: unknown }) => ({ type: name, code, stack }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
