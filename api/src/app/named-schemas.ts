import { isDeepStrictEqual } from 'node:util';
import type { App } from '../platform/http/app.ts';

/**
 * Takes care that a schema with an `$id` is told once. Answers refer to it by name before their
 * serialiser is made, which is as strict as with a copy in each place and compiles it only once.
 * Gives the function that puts names into any other part of a route's schema.
 */
export function nameSchemas(app: App): <Schema>(schema: Schema) => Schema {
  const known = new Map<string, unknown>();

  function byName(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(byName);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, part]) => [key, byName(part)] as const);
    const schema: { $id?: unknown } = Object.fromEntries(fields);
    const { $id } = schema;
    if (typeof $id !== 'string') return schema;
    if (!known.has($id)) app.addSchema(schema);
    else if (!isDeepStrictEqual(known.get($id), schema)) throw new Error(`two schemas: ${$id}`);
    known.set($id, schema);
    return { $ref: `${$id}#` };
  }

  app.addHook('onRoute', (route) => {
    const { response } = (byName(route.schema) ?? {}) as { response?: unknown };
    if (response) route.schema = { ...route.schema, response };
  });
  return <Schema>(schema: Schema) => byName(schema) as Schema;
}
