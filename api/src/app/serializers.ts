import fastJsonStringify, { type ObjectSchema } from 'fast-json-stringify';
import type { FastifyServerOptions } from 'fastify';

type Schemas = Record<string, ObjectSchema>;
type Serializer = (answer: unknown) => string;
/** Fastify's own name for it cannot be imported from the package that has it. */
type SerializerFactory = NonNullable<
  NonNullable<
    NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
  >['buildSerializer']
>;

/** Names in `$ref: "Card#"` anywhere in a schema. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part.replace(/#.*$/, '')] : namesIn(part),
  );
}

function told(name: string, all: Schemas): ObjectSchema {
  const schema = all[name];
  if (!schema) throw new Error(`No schema is named ${name}.`);
  return schema;
}

/** Those of `all` that a schema names, and what these name in turn. */
function namedIn(schema: object, all: Schemas): Schemas {
  const names = new Set(namesIn(schema));
  for (const name of names) for (const next of namesIn(all[name])) names.add(next);
  const known = [...names].map((name) => [name, told(name, all)] as const);
  return Object.fromEntries(known);
}

/**
 * Makes serialisers as Fastify does, each of the named schemas that its answer needs: Fastify's own
 * looks through all of them for every status of every route, which takes seconds. Equal answers,
 * such as the errors that most routes have, share theirs. Each is made for the first answer that needs it:
 * all of them together were most of what an API computes before it is ready.
 */
export const buildSerializers: SerializerFactory = (known, options) => {
  const all = known as Schemas;
  const made = new Map<string, Serializer>();
  return (route) => {
    const schema = route.schema as ObjectSchema;
    const key = JSON.stringify(schema);
    const named = namedIn(schema, all);
    return (answer) => {
      const serializer = made.get(key) ?? fastJsonStringify(schema, { ...options, schema: named });
      made.set(key, serializer);
      return serializer(answer);
    };
  };
};
