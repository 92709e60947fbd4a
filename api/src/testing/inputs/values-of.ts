import fc from 'fast-check';
import { type Document, resolve, type Schema } from './operations.ts';

/** Values that some field of some name has, so that what is asked for is now and then there. */
export type Known = Record<string, unknown[]>;

/** More than that of a list or a text says nothing new. */
const mostItems = 4;
const mostLetters = 60;

/** Only the fields that have a value. */
export const withoutNothing = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Values that a schema takes. */
export function valuesOf(
  document: Document,
  known: Known,
  given: Schema,
  name = '',
): fc.Arbitrary<unknown> {
  const inner = (schema: Schema, of = name) => valuesOf(document, known, schema, of);
  const schema = resolve(document, given);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => inner(one)));
  if (schema.properties) return objects(schema, inner);
  if (schema.patternProperties) {
    const [[pattern = '', values = {}] = []] = Object.entries(schema.patternProperties);
    return fc.dictionary(matching(pattern), inner(values), { maxKeys: mostItems });
  }
  if (schema.items) {
    const { minItems: minLength = 0, maxItems = mostItems } = schema;
    const maxLength = Math.max(minLength, Math.min(maxItems, mostItems));
    return fc.array(inner(schema.items), { minLength, maxLength });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'object') return fc.constant({});
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema);
  const there = known[name];
  return there ? fc.oneof(fc.constantFrom(...there), texts(schema)) : texts(schema);
}

function objects(
  { properties = {}, required = [] }: Schema,
  inner: (schema: Schema, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const values = inner(schema, name);
    return [
      name,
      required.includes(name) ? values : fc.option(values, { nil: undefined }),
    ] as const;
  });
  return fc.record(Object.fromEntries(fields)).map(withoutNothing);
}

function numbers({ type, minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> {
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
}

/** Texts in any script; those of a pattern by it, with letters that it takes. */
function texts({ pattern, format, minLength = 0, maxLength = mostLetters }: Schema) {
  if (format === 'date') return days;
  if (format === 'date-time') return days.map((day) => `${day}T10:00:00.000Z`);
  if (pattern) return matching(pattern);
  const most = Math.max(minLength, Math.min(maxLength, mostLetters));
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: most })
    .filter((text) => text.length >= minLength && text.length <= maxLength);
}

const matching = (pattern: string) => fc.stringMatching(new RegExp(pattern), { size: 'small' });

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
