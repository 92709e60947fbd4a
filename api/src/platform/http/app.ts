import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Session } from '../../identity/session.ts';
import type { Site } from '../../sites/site-settings.ts';

/** The Fastify instance that a domain adds its routes to. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/**
 * How a writing route is protected from other sites: `client` (default) wants our Origin and our
 * header, `form` and `beacon` only the Origin, `webhook` neither, because it checks a signature.
 */
export type WriteGuard = 'client' | 'form' | 'beacon' | 'webhook';

declare module 'fastify' {
  interface FastifyContextConfig {
    write?: WriteGuard;
    /** Answers on any host, without a site: health, metrics, webhooks. */
    anyHost?: boolean;
  }
  interface FastifyRequest {
    site: Site;
    session: Session | null;
    /** One of the supported languages. */
    language: string;
  }
}
