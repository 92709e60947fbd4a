import swagger from '@fastify/swagger';
import { type TSchema, Type } from 'typebox';
import type { App } from '../platform/http/app.ts';
import { nameSchemas } from './named-schemas.ts';
import { referencePage } from './reference.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a multipart body holds. The handler reads it part by part, so Fastify does not check it. */
    form?: TSchema;
  }
}

/** Collects the schemas of all routes; answered at /api/openapi.json, and as a page to read. */
export async function describeApi(
  app: App,
  { production }: { production: boolean },
): Promise<void> {
  const byName = nameSchemas(app);
  app.addHook('onRoute', ({ config }) => void byName(config?.form));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Afterglow', version: '1.0.0' },
    },
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transform({ schema, url, route: { config } }) {
      const form = config?.form && { consumes: ['multipart/form-data'], body: config.form };
      return { schema: byName({ ...schema, ...form }), url };
    },
  });
  // What an installation can do is nobody's business but its own.
  if (production) return;
  app.get(
    '/api/openapi.json',
    { schema: { hide: true, response: { 200: Type.Unknown() } }, config: { anyHost: true } },
    async () => app.swagger(),
  );
  referencePage(app);
}
