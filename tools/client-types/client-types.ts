import openapi, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { callsOf } from './calls.ts';

const header = `// Generated from the API's schemas by tools/client-types; "node tools/run.mjs client-types" renews it.\n`;

/** TypeScript of an OpenAPI document: its named schemas, and `calls` as the typed client reads them. */
export async function clientTypes(document: object): Promise<string> {
  const { openapi: version, info, components, ...rest } = document as OpenAPI3;
  const schemas = { ...components?.schemas, calls: callsOf({ openapi: version, info, ...rest }) };
  const nodes = await openapi({ openapi: version, info, components: { schemas } } as OpenAPI3, {
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  return header + astToString(nodes.filter(isComponents));
}

const blob = ts.factory.createTypeReferenceNode('Blob');

const isComponents = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) && node.name.text === 'components';
