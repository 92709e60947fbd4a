import { join } from 'node:path';
import { acceptedKeys } from '@afterglow/federation/store/keys';
import { openFiles } from '@afterglow/federation/store/open';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { apiClient } from './api-client.ts';
import { serveApi } from './api-proxy.ts';
import { serveAssets } from './assets.ts';
import { serveBoot } from './boot-endpoint.ts';
import { bucketOf } from './bucket.ts';
import { startDemotion } from './demotion.ts';
import { serveDocuments } from './documents.ts';
import type { Environment } from './environment.ts';
import { serveIcon } from './icon.ts';
import { observationsIn } from './observations.ts';
import { serveOutcomeReports } from './outcome-reports.ts';
import { serveOverride, withOverride } from './override.ts';
import { servePolicyReports } from './policy-reports.ts';
import { followReleases, type LiveFor } from './releases.ts';
import { gatewaySecret } from './secret.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { sequenceMemory } from './sequence-memory.ts';
import { serveVersions } from './versions.ts';

/** The gateway, ready to listen. */
export async function buildGateway(environment: Environment): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: environment.production ? 'info' : 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustedProxies.length > 0 ? environment.trustedProxies : false,
    forceCloseConnections: true,
  });
  const { storeAddress, cacheFolder, memoryFile, ownFolder, keys } = environment;
  const files = await openFiles(storeAddress, cacheFolder);
  const warn = (line: string) => app.log.warn(line);
  addSecurityHeaders(app);
  await app.register(cookie);
  serveAssets(app, files);
  serveIcon(app);
  serveApi(app, environment.apiUrl);
  const live = followReleases({
    files,
    acceptedKeys: () => acceptedKeys(keys),
    memory: sequenceMemory(memoryFile, files.location, warn),
    warn,
  });
  const overrides = {
    files,
    acceptedKeys: () => acceptedKeys(keys),
    production: environment.production,
  };
  const liveFor: LiveFor = async (request, reply) => {
    const current = await live({ bucket: bucketOf(request, reply), site: request.hostname });
    return current && withOverride(current, request, overrides);
  };
  serveOverride(app, overrides);
  if (!environment.production) serveVersions(app, files);
  serveBoot(app, liveFor);
  servePolicyReports(app);
  const secret = gatewaySecret(ownFolder, environment.secret);
  const observations = observationsIn(join(ownFolder, 'outcomes'));
  serveOutcomeReports(app, { secret, observe: observations.add });
  app.addHook('onClose', startDemotion({ files, keys, observations, warn }));
  serveDocuments(app, { api: apiClient(environment.apiUrl), liveFor, secret, environment });
  return app;
}
