/** As far as our document uses it (OpenAPI 3.1, so JSON Schema 2020-12). */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  parameters?: Parameter[];
  requestBody?: Content;
  /** By status: `200`, or `4XX` for all that begin so. */
  responses: Record<string, Content>;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Call extends Operation {
  method: string;
  /** With its parameters in braces. */
  path: string;
  /** Of its body, if it takes one as JSON. */
  body: Schema | undefined;
}

/** Every call of a document that takes no file. */
export function callsOf({ paths }: Document): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { content = {} } = operation.requestBody ?? {};
      if ('multipart/form-data' in content) return [];
      const body = content['application/json']?.schema;
      return [{ ...operation, method: method.toUpperCase(), path, body }];
    }),
  );
}

/** What a name of the document stands for. */
export function resolve({ components }: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
}
