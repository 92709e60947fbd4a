import type { OpenAPI3, OperationObject, ParameterObject, SchemaObject } from 'openapi-typescript';

const methods = ['get', 'post', 'put', 'delete'] as const;
const json = 'application/json';

/**
 * What each call takes and gives, by method and path, as a schema: all that the typed client reads
 * of a document. Refusals have one shape, which `ErrorAnswer` says.
 */
export function callsOf({ paths = {} }: OpenAPI3): SchemaObject {
  return objectOf(
    methods.map((method) => [
      method,
      objectOf(
        Object.entries(paths).flatMap(([path, item]) => {
          const operation = (item as Record<string, OperationObject>)[method];
          return operation ? [[path, callOf(operation)]] : [];
        }),
      ),
    ]),
  );
}

function callOf({ parameters = [], requestBody, responses = {} }: OperationObject): SchemaObject {
  const query = (parameters as ParameterObject[]).filter((one) => one.in === 'query');
  const answers = responses as Record<string, Body | undefined>;
  const parts = {
    query: query.length > 0 ? queryOf(query) : undefined,
    body: contentOf(requestBody as Body | undefined, json),
    form: contentOf(requestBody as Body | undefined, 'multipart/form-data'),
    answer: contentOf(answers[200], json),
  };
  return objectOf(
    Object.entries(parts).flatMap(([part, schema]) => (schema ? [[part, schema]] : [])),
  );
}

interface Body {
  content?: Record<string, { schema?: SchemaObject }>;
}

const contentOf = (body: Body | undefined, type: string) => body?.content?.[type]?.schema;

function queryOf(parameters: ParameterObject[]): SchemaObject {
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  const fields = parameters.map(({ name, schema }) => [name, schema as SchemaObject] as const);
  return { type: 'object', properties: Object.fromEntries(fields), required };
}

function objectOf(fields: [string, SchemaObject][]): SchemaObject {
  const required = fields.map(([name]) => name);
  return { type: 'object', properties: Object.fromEntries(fields), required };
}
