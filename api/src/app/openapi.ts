import swagger from '@fastify/swagger';
import { Type } from 'typebox';
import type { App } from '../platform/http/app.ts';

/** Collects the schemas of all routes; answered at /api/openapi.json. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Afterglow', version: '1.0.0' },
    },
  });
  app.get(
    '/api/openapi.json',
    { schema: { hide: true, response: { 200: Type.Unknown() } }, config: { anyHost: true } },
    async () => app.swagger(),
  );
}
