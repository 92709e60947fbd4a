import { createHash } from 'node:crypto';
import type { Facts } from '../registry/contract.ts';
import { children, isNode, type Node, nameOf, type ParsedModule } from './parse-module.ts';

/** The declaration files of a library, by path. */
export interface Declarations {
  module(file: string): ParsedModule | undefined;
  /** The file behind an import, if it belongs to the library. */
  resolve(file: string, specifier: string): string | undefined;
  /** The name of a type as facts tell it; two types may have one name in different files. */
  label(file: string, name: string): string;
}

interface Place {
  file: string;
  label: string;
  /** What is passed in may not ask for more than before; what is given out may always be more. */
  input: boolean;
}

/** Names whose types are recorded elsewhere: topics one by one, the API by its own schemas. */
const elsewhere = new Set(['Topic', 'Topics']);

/** JSON of a type without positions, parameter names, and the members of object types. */
function canonical(node: Node): string {
  return JSON.stringify(node, (key, value) => {
    if (key === 'span' || key === 'ctxt' || key === 'raw') return undefined;
    if (!isNode(value)) return value;
    if (value.type === 'TsTypeLiteral' || value.type === 'TsInterfaceBody') return '{}';
    if (isChoice(value)) return '|';
    if (value.type === 'Identifier' && value.typeAnnotation) return { ...value, value: '' };
    return value;
  });
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
}

/** A list of literals: more of them later is no break. */
function isChoice(node: Node): boolean {
  if (node.type !== 'TsUnionType') return false;
  return (node.types as Node[]).every(({ type }) => type === 'TsLiteralType');
}

function membersOf(node: Node): Node[] | undefined {
  if (node.type === 'TsTypeLiteral') return node.members as Node[];
  if (node.type === 'TsInterfaceBody') return node.body as Node[];
  return undefined;
}

/** Collects facts about types: one per member of an object type, one for everything else. */
export function collectFacts(declarations: Declarations, facts: Facts) {
  const seen = new Set<string>();

  function refer(place: Place, name: string, from?: string): void {
    const { file, input } = place;
    if (elsewhere.has(name)) return;
    const module = declarations.module(file);
    const known = from ? { from, name } : (module?.imports.get(name) ?? module?.exports.get(name));
    if (known?.from) {
      const target = declarations.resolve(file, known.from);
      if (target) refer({ ...place, file: target }, known.name);
      return;
    }
    const local = known?.name ?? name;
    const nodes = module?.declarations.get(local);
    const key = `${file} ${local} ${input}`;
    if (!nodes || seen.has(key)) return;
    seen.add(key);
    declaration({ file, label: declarations.label(file, local), input }, nodes);
  }

  function members(place: Place, nodes: Node[], only?: Set<string>): void {
    const required: string[] = [];
    for (const node of nodes) {
      const name = nameOf(node.key) || node.type;
      if (!node.optional) required.push(name);
      if (only && !only.has(name)) continue;
      facts[`${place.label}.${name}`] = hash(canonical(node));
      walk({ ...place, label: `${place.label}.${name}` }, node);
    }
    if (place.input) facts[`${place.label} required`] = hash(required.sort().join());
  }

  function walk(place: Place, node: Node, only?: Set<string>): void {
    const own = membersOf(node);
    if (own) {
      members(place, own, only);
      return;
    }
    if (node.type === 'TsTypeReference') refer(place, nameOf(node.typeName));
    if (node.type === 'TsTypeQuery') refer(place, nameOf(node.exprName));
    if (node.type === 'TsExpressionWithTypeArguments') refer(place, nameOf(node.expression));
    if (node.type === 'TsImportType') refer(place, nameOf(node.qualifier), nameOf(node.argument));
    if (isChoice(node)) {
      for (const one of node.types as { literal: { value: unknown } }[]) {
        facts[`${place.label} ${JSON.stringify(one.literal.value)}`] = '';
      }
      return;
    }
    const parameters = new Set((Array.isArray(node.params) ? node.params : []).filter(isNode));
    const isFunction = parameters.size > 0 && node.type !== 'TsTypeParameterInstantiation';
    for (const child of children(node)) {
      const turned = isFunction && parameters.has(child) ? !place.input : place.input;
      // `Dialogs[Name]` asks for one member, so another member is no new demand.
      const input = turned && node.type !== 'TsIndexedAccessType';
      const label = isFunction && parameters.has(child) ? `${place.label}()` : place.label;
      walk({ ...place, label, input }, child, only);
    }
  }

  /** @param only members that count, for values of which only some are used */
  function declaration(place: Place, nodes: Node[], only?: Set<string>): void {
    facts[place.label] = hash(...nodes.map(canonical));
    for (const node of nodes) walk(place, node, only);
  }

  return { declaration, members };
}
