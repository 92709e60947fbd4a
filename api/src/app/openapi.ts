import swagger from '@fastify/swagger';
import { Type } from 'typebox';
import type { App } from '../platform/http/app.ts';
import { nameSchemas } from './named-schemas.ts';

/** Collects the schemas of all routes; answered at /api/openapi.json. */
export async function describeApi(app: App): Promise<void> {
  const byName = nameSchemas(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Afterglow', version: '1.0.0' },
    },
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transform: ({ schema, url }) => ({ schema: byName(schema), url }),
  });
  app.get(
    '/api/openapi.json',
    { schema: { hide: true, response: { 200: Type.Unknown() } }, config: { anyHost: true } },
    async () => app.swagger(),
  );
}
