import type { Observation } from '@afterglow/federation/telemetry/counts';
import { report } from '@afterglow/federation/telemetry/report';
import { reportsAddress } from '@afterglow/federation/telemetry/reporter';
import type { FastifyInstance } from 'fastify';
import { allowanceOf } from './allowance.ts';
import { clientOf } from './client-address.ts';
import { documentOf } from './report-token.ts';

interface Parts {
  secret: Buffer;
  observe: (seen: Observation[]) => void;
}

/** Reports a minute and address; a page sends a handful in its life. */
const perMinute = 60;

/** Takes what pages report about remotes. What is false is dropped with the same answer. */
export function serveOutcomeReports(app: FastifyInstance, { secret, observe }: Parts): void {
  const allowance = allowanceOf(perMinute);
  app.post(reportsAddress, { bodyLimit: 8192 }, (request, reply) => {
    if (!allowance.take(request.ip)) return reply.code(429).send();
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    const client = clientOf(request.ip, secret);
    const document = documentOf(parsed.data.token, client, secret);
    if (document) {
      const at = Date.now();
      // No page of ours says anything here of the shell.
      const outcomes = parsed.data.outcomes.filter(({ remote }) => remote !== 'shell');
      observe(
        outcomes.map(({ remote, version, failure }) => ({
          at,
          remote,
          version,
          failed: failure !== null,
          client,
          document,
        })),
      );
      for (const { remote, version, failure, duration } of outcomes) {
        if (failure) app.log.info({ remote, version, failure, duration }, 'a remote failed');
      }
    }
    return reply.code(204).send();
  });
}
