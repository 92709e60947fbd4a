import type { FastifyRequest } from 'fastify';
import type { Site } from '../sites/site.ts';
import type { Session } from './session.ts';

/** Who looks, and where: decides what of others is shown, and in which language. */
export interface Reader {
  user: Session['user'] | null;
  site: Site;
  language: string;
}

export function readerOf({ session, site, language }: FastifyRequest): Reader {
  return { user: session?.user ?? null, site, language };
}
