import { vitals } from '@afterglow/federation/telemetry/vitals';
import { type Voice, vitalsAddress } from '@afterglow/federation/telemetry/voice';
import type { FastifyInstance } from 'fastify';
import { allowanceOf } from './allowance.ts';
import { clientOf } from './client-address.ts';
import { documentOf } from './report-token.ts';

interface Parts {
  secret: Buffer;
  hear: (voices: Voice[]) => void;
}

/** Reports a minute and address; a page sends two in its life. */
const perMinute = 60;

/** Takes what pages say of how fast they were. What is false is dropped with the same answer. */
export function serveVitalsReports(app: FastifyInstance, { secret, hear }: Parts): void {
  const allowance = allowanceOf(perMinute);
  app.post(vitalsAddress, { bodyLimit: 8192 }, (request, reply) => {
    if (!allowance.take(request.ip)) return reply.code(429).send();
    const parsed = vitals.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    const { token, voices } = parsed.data;
    const client = clientOf(request.ip, secret);
    const document = documentOf(token, client, secret);
    const at = Date.now();
    if (document) hear(voices.map((said) => ({ ...said, at, client, document })));
    return reply.code(204).send();
  });
}
