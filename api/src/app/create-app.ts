import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import type { Registry } from 'prom-client';
import { authenticate } from '../identity/authenticate.ts';
import { hearOwnChanges } from '../identity/hear-own-changes.ts';
import { requestLanguage } from '../identity/language.ts';
import { readOwnWrites } from '../identity/read-own-writes.ts';
import { Turns } from '../identity/turns.ts';
import { largestPicture } from '../photos/schemas.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, notReady } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { parseBodies } from '../platform/http/body-parsers.ts';
import { answerWithEtag } from '../platform/http/caching.ts';
import { answerError } from '../platform/http/error-answer.ts';
import { refuseUnstorable } from '../platform/http/storable.ts';
import { validate } from '../platform/http/validate.ts';
import { guardWrites } from '../platform/http/write-guard.ts';
import { ClosedSites } from '../sites/closed-sites.ts';
import { requestCountry } from '../sites/country.ts';
import { SiteDirectory } from '../sites/site-directory.ts';
import { resolveSite } from '../sites/site-of-request.ts';
import { registerDomains } from './domains.ts';
import { healthRoutes } from './health.ts';
import { measure } from './metrics.ts';
import { noteSecurity } from './note-security.ts';
import { describeApi } from './openapi.ts';
import { secureHeaders } from './secure-headers.ts';
import { buildSerializers } from './serializers.ts';

const maximumBody = 100_000;
const requestsPerMinute = 6000;

/**
 * The whole API on one context, ready to listen or to be injected into. Answers are counted in
 * `metrics`, if there are some.
 */
export async function createApp(ctx: Context, metrics?: Registry): Promise<App> {
  const app: App = Fastify({
    loggerInstance: ctx.log,
    // Only the gateway on this machine is believed about host, protocol and client address.
    trustProxy: (address, hop) => hop === 0 && isLoopback(address),
    bodyLimit: maximumBody,
    forceCloseConnections: true,
    // What comes while it closes is answered, too (finish-requests.ts).
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: buildSerializers } },
    genReqId: () => ctx.random.bytes(8).toString('hex'),
  });
  if (metrics) measure(app, metrics);
  app.setValidatorCompiler(validate);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new ApiError(404, 'not_found');
  });
  parseBodies(app);
  await app.register(cookie);
  const secure = await secureHeaders();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(secure);
  });
  app.addHook('onRequest', async ({ socket }) => {
    // Who has hung up before it is their turn has no address left, by which limits are kept.
    if (!socket.remoteAddress) throw notReady();
  });
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' });
  await app.register(multipart, { limits: { fileSize: largestPicture, files: 1, fields: 8 } });
  await describeApi(app, ctx.env);
  addHooks(app, ctx);
  healthRoutes(app, ctx);
  await registerDomains(app, ctx);
  return app;
}

function addHooks(app: App, ctx: Context): void {
  app.decorateRequest('session', null);
  app.decorateRequest('language', {
    getter() {
      return requestLanguage(this);
    },
  });
  app.decorateRequest('country', {
    getter() {
      return requestCountry(this);
    },
  });
  app.decorateRequest('site');
  app.decorateRequest('refusal');
  noteSecurity(app, ctx);
  app.addHook(
    'onRequest',
    resolveSite(new SiteDirectory(ctx.db, ctx.bus), new ClosedSites(ctx.bus)),
  );
  app.addHook('onRequest', guardWrites);
  app.addHook('onRequest', authenticate(ctx));
  if (ctx.replicas) readOwnWrites(app, ctx.replicas);
  const turns = new Turns();
  app.addHook('onRequest', turns.take);
  app.addHook('preValidation', refuseUnstorable);
  app.addHook('onSend', turns.giveBack);
  app.addHook('onSend', hearOwnChanges(ctx));
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', answerWithEtag);
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
