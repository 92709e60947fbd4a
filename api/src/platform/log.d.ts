import type { FastifyServerOptions } from 'fastify';
/**
 * One JSON line per event. A request line has the route's pattern, never its query, body, cookies
 * or the address it came from.
 */
export declare function logOptions(enabled: boolean): Pick<FastifyServerOptions, 'logger'>;
