import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

/** A text that no number is read from. */
const noNumber = 'no number';

/** As TypeBox does, but only digits are numbers in an address: it would take `true` for 1. */
export const validate: FastifySchemaCompiler<TSchema> = (route) => {
  const check = TypeBoxValidatorCompiler(route);
  const { properties = {} } = route.schema as { properties?: Record<string, { type?: string }> };
  const isNumber = (name: string) => ['number', 'integer'].includes(properties[name]?.type ?? '');
  if (route.httpPart === 'body' || !Object.keys(properties).some(isNumber)) return check;
  return (fields: Record<string, unknown>) => {
    const read = Object.entries(fields).map(([name, value]) => {
      const isOdd = isNumber(name) && (String(value).trim() === '' || Number.isNaN(Number(value)));
      return [name, isOdd ? noNumber : value];
    });
    return check(Object.fromEntries(read));
  };
};
