import openapi, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { callsOf } from './calls.ts';

/** TypeScript of an OpenAPI document: its named schemas, and `calls` as the typed client reads them. */
export async function clientTypes(document: OpenAPI3): Promise<string> {
  const { openapi: version, info, components, ...rest } = document;
  const schemas = { ...components?.schemas, calls: callsOf({ openapi: version, info, ...rest }) };
  const nodes = await openapi({ openapi: version, info, components: { schemas } } as OpenAPI3, {
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  return astToString(nodes.filter(isComponents));
}

const blob = ts.factory.createTypeReferenceNode('Blob');

const isComponents = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) && node.name.text === 'components';
