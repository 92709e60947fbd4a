import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiCalls, typesText } from '../registry/api-calls.ts';
import { root } from '../workspace/package-files.ts';
import { type Node, nameOf, parseModule } from './parse-module.ts';

type Fields = Map<string, Set<string>>;

const annotation = (node: Node) => (node.typeAnnotation as Node).typeAnnotation as Node;

/** Members of an object type by name. */
const membersOf = (node: Node) => (node.members as Node[] | undefined) ?? [];

const memberAt = (node: Node, name: string): Node | undefined => {
  const found = membersOf(node).find(({ key }) => nameOf(key) === name);
  return found && annotation(found);
};

/** Notes what a type is at a place of a call, and what is within it; names are those of `schemas`. */
function collect(schemas: Node, fields: Fields) {
  const add = (place: string, found: string) =>
    void fields.set(place, (fields.get(place) ?? new Set()).add(found));

  function members(type: Node, place: string, within: string[]): void {
    for (const member of membersOf(type)) {
      const isNamed = member.type === 'TsPropertySignature';
      const at = isNamed ? `${place}.${nameOf(member.key)}` : `${place}{}`;
      walk(annotation(member), at, within);
      if (member.optional) add(at, 'undefined');
    }
  }

  function walk(type: Node, place: string, within: string[]): void {
    if (type.type === 'TsParenthesizedType') {
      walk(type.typeAnnotation as Node, place, within);
    } else if (type.type === 'TsUnionType') {
      for (const one of type.types as Node[]) walk(one, place, within);
    } else if (type.type === 'TsArrayType') {
      add(place, 'array');
      walk(type.elemType as Node, `${place}[]`, within);
    } else if (type.type === 'TsIndexedAccessType') {
      const name = nameOf((type.indexType as Node).literal);
      const named = memberAt(schemas, name);
      if (named && !within.includes(name)) walk(named, place, [...within, name]);
    } else if (type.type === 'TsTypeLiteral') {
      add(place, 'object');
      members(type, place, within);
    } else if (type.type === 'TsLiteralType') {
      add(place, JSON.stringify((type.literal as { value: unknown }).value));
    } else if (type.type === 'TsKeywordType') {
      add(place, String(type.kind));
    } else {
      add(place, nameOf(type.typeName) || type.type);
    }
  }
  return walk;
}

/**
 * Every call of the API with what it takes and gives, as the client's generated types have it;
 * `npm run check` holds those to the API itself.
 *
 * @param source of shared-state/src/api/schema.d.ts
 */
export function offersIn(source: string): ApiCalls {
  const [components] = parseModule(source).declarations.get('components') ?? [];
  const body = (components?.body as Node | undefined)?.body as Node[];
  const schemas = annotation(body.find(({ key }) => nameOf(key) === 'schemas') as Node);
  const calls = memberAt(schemas, 'calls');
  const found = membersOf(calls as Node).flatMap((method) =>
    membersOf(annotation(method)).map((call) => {
      const fields: Fields = new Map();
      const walk = collect(schemas, fields);
      for (const part of membersOf(annotation(call))) walk(annotation(part), nameOf(part.key), []);
      const texts = [...fields].map(([field, types]) => [field, typesText(types)]);
      return [`${nameOf(method.key)} ${nameOf(call.key)}`, Object.fromEntries(texts)];
    }),
  );
  return Object.fromEntries(found);
}

/** What the API of the working copy offers. */
export const apiOffers = (): ApiCalls =>
  offersIn(readFileSync(join(root, 'shared-state/src/api/schema.d.ts'), 'utf8'));
