import type { FastifyRequest } from 'fastify';
/** Refuses writes that did not come from our own pages. */
export declare function guardWrites(request: FastifyRequest): Promise<void>;
/**
 * For the two GETs of the contract that write: only a script of our own page may call them, no
 * link, image or form of another site.
 */
export declare function guardWritingGet(request: FastifyRequest): Promise<void>;
