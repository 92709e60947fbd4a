import type { FastifyRequest } from 'fastify';
import type { Site } from '../sites/site.ts';
import type { Session } from './session.ts';

/** Who looks, and where: decides what of others is shown, and in which language. */
export interface Reader {
  user: Session['user'] | null;
  site: Site;
  language: string;
  /** Where others are looked for who have said no country of their own. */
  country: string;
}

export function readerOf({ session, site, language, country }: FastifyRequest): Reader {
  return { user: session?.user ?? null, site, language, country: country.selected };
}
