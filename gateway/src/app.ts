import { join } from 'node:path';
import { acceptedKeys } from '@afterglow/federation/store/keys';
import { openFiles } from '@afterglow/federation/store/open';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { apiClient } from './api/api-client.ts';
import { serveApi } from './api/api-proxy.ts';
import { arrival } from './api/arrival.ts';
import { trustIn } from './api/trusted-proxies.ts';
import { knowCountries } from './api/visitor-country.ts';
import { Cells } from './cells/cells.ts';
import { serveDocuments } from './documents/documents.ts';
import { answerFailures } from './documents/failures.ts';
import { serveIcon } from './documents/icon.ts';
import { serveServiceWorker } from './documents/service-worker.ts';
import { serveSideBySide } from './documents/side-by-side.ts';
import { serveSitePages } from './documents/site-pages.ts';
import type { DrawingTimes } from './drawing/drawer.ts';
import type { Environment } from './environment.ts';
import { spellHostsOnce } from './headers/one-spelling.ts';
import { addSecurityHeaders, refuseUnread } from './headers/security-headers.ts';
import { serveHealth } from './health.ts';
import { measure } from './metrics.ts';
import { isLoopbackHost } from './operator/access.ts';
import { operatorServer } from './operator/serve-operator.ts';
import { serveAssets } from './releases/assets.ts';
import { serveBoot } from './releases/boot-endpoint.ts';
import { bucketOf } from './releases/bucket.ts';
import { serveComposition, withComposition } from './releases/composition.ts';
import { serveOverride, withOverride } from './releases/override.ts';
import { serveParts } from './releases/parts-endpoint.ts';
import { followReleases, type LiveFor } from './releases/releases.ts';
import { sequenceMemory } from './releases/sequence-memory.ts';
import { serveVersions } from './releases/versions.ts';
import { startDemotion } from './reports/demotion.ts';
import { observationsIn } from './reports/observations.ts';
import { serveOutcomeReports } from './reports/outcome-reports.ts';
import { servePolicyReports } from './reports/policy-reports.ts';
import { startRollouts } from './reports/rollouts.ts';
import { gatewaySecret } from './reports/secret.ts';
import { serveVitalsReports } from './reports/vitals-reports.ts';
import { voicesIn } from './reports/voices.ts';
import { countsFolder, countsIn } from './variants/counts.ts';
import { countSignups, variantsOf } from './variants/variants.ts';

/** The gateway, ready to listen. */
export async function buildGateway(
  environment: Environment,
  drawingTimes?: DrawingTimes,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: environment.production ? 'info' : 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustedProxies.length > 0 && trustIn(environment.trustedProxies),
    forceCloseConnections: true,
    // What comes while it closes is answered, too (finish-requests.ts).
    return503OnClosing: false,
    frameworkErrors: refuseUnread,
    ...arrival,
  });
  const { storeAddress, cacheFolder, memoryFile, ownFolder, keys } = environment;
  const files = await openFiles(storeAddress, cacheFolder);
  const warn = (line: string) => app.log.warn(line);
  answerFailures(app);
  spellHostsOnce(app);
  const { mostStreams, cells: ofSites } = environment;
  const metrics = environment.metrics && measure(app, mostStreams, ofSites);
  addSecurityHeaders(app);
  await app.register(cookie);
  await knowCountries(app, environment.countryHeader);
  serveAssets(app, files);
  serveIcon(app);
  serveServiceWorker(app);
  const count = countsIn(countsFolder(ownFolder), warn);
  countSignups(app, count);
  const cells = new Cells(ofSites);
  serveApi(app, cells, mostStreams);
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
    const composed = current && (await withComposition(current, request, overrides));
    return composed && withOverride(composed, request, overrides);
  };
  serveOverride(app, overrides);
  serveComposition(app, overrides);
  if (!environment.production) serveVersions(app, files);
  serveHealth(app, cells.all, liveFor);
  serveBoot(app, liveFor);
  serveParts(app, liveFor, environment.production);
  servePolicyReports(app);
  const secret = gatewaySecret(ownFolder, environment.secret);
  const observations = observationsIn(join(ownFolder, 'outcomes'));
  const voices = voicesIn(join(ownFolder, 'voices'));
  serveOutcomeReports(app, {
    secret,
    observe(seen) {
      observations.add(seen);
      voices.add(seen.map(({ failed, ...one }) => ({ ...one, measure: 'failed', value: +failed })));
    },
  });
  serveVitalsReports(app, { secret, hear: voices.add });
  if (environment.metrics && metrics) {
    const { port, host, token } = environment.metrics;
    const { production } = environment;
    const access = { token, isLoopback: isLoopbackHost(host), production };
    const operator = await operatorServer({ metrics, files, keys, voices, secret, access });
    await operator.listen({ port, host });
    // First, so that whoever starts next has its port while requests are still under way here.
    app.addHook('preClose', () => operator.close());
  }
  // Beside a remote in work the store is somebody else's: it is read and nothing more.
  if (!environment.devRemote) {
    app.addHook('onClose', startDemotion({ files, keys, observations, warn }));
    app.addHook('onClose', startRollouts({ files, keys, voices, warn }));
  }
  const api = apiClient(cells);
  if (environment.devRemote) serveSideBySide(app, api);
  const warmUp = () => live({ bucket: 9999, site: '' });
  serveSitePages(app, { api, liveFor });
  const variants = variantsOf(count);
  const own = { files, secret, environment, drawingTimes };
  await serveDocuments(app, { ...own, api, liveFor, warmUp, variants });
  return app;
}
