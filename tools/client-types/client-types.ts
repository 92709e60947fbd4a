import openapi, { astToString, type OpenAPI3 } from 'openapi-typescript';

const header = `// Generated from the API's schemas by tools/client-types; "node tools/run.mjs client-types" renews it.\n`;

/** TypeScript of an OpenAPI document: `paths` and `components` as the typed client reads them. */
export async function clientTypes(document: object): Promise<string> {
  return header + astToString(await openapi(document as OpenAPI3));
}
