import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { LoginBody, PushBody } from '../schemas.ts';

/** Holds a body against the one shape it means, so that the refusal names its fields. */
export const loginOrPush: FastifySchemaCompiler<TSchema> = (route) => {
  if (route.httpPart !== 'body') return TypeBoxValidatorCompiler(route);
  const asLogin = TypeBoxValidatorCompiler({ ...route, schema: LoginBody });
  const asPush = TypeBoxValidatorCompiler({ ...route, schema: PushBody });
  return (body: unknown) => {
    const isPush = typeof body === 'object' && body !== null && 'endpoint' in body;
    return isPush ? asPush(body) : asLogin(body);
  };
};
