import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

/** A text that no number is read from. */
const noNumber = 'no number';

/** What is not a number of the wanted type as it stands in an address. */
function isOdd(type: string, value: unknown): boolean {
  const number = Number(value);
  if (String(value).trim() === '' || Number.isNaN(number)) return true;
  return type === 'integer' && !Number.isInteger(number);
}

/**
 * As TypeBox does, but only digits are numbers in an address, and only whole ones integers: it would take
 * `true` for 1 and `0.5` for 0.
 */
export const validate: FastifySchemaCompiler<TSchema> = (route) => {
  const check = TypeBoxValidatorCompiler(route);
  const { properties = {} } = route.schema as { properties?: Record<string, { type?: string }> };
  const numbers = new Map(
    Object.entries(properties).flatMap(([name, { type }]) =>
      type === 'number' || type === 'integer' ? [[name, type]] : [],
    ),
  );
  if (route.httpPart === 'body' || numbers.size === 0) return check;
  return (fields: Record<string, unknown>) => {
    const read = Object.entries(fields).map(([name, value]) => {
      const type = numbers.get(name);
      return [name, type && isOdd(type, value) ? noNumber : value];
    });
    return check(Object.fromEntries(read));
  };
};
