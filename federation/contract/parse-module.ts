import { parseSync } from '@swc/core';

/** A node of swc's syntax tree, as far as a walk needs it. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

/** Where an imported or exported name comes from; no `from` means this file. `*` is the namespace. */
export interface Origin {
  from?: string;
  name: string;
}

export interface ParsedModule {
  body: Node[];
  /** By local name; overloads and merged interfaces give several. */
  declarations: Map<string, Node[]>;
  /** Imports by local name. */
  imports: Map<string, Origin & { from: string; typeOnly: boolean }>;
  /** Exports by outside name, types included. */
  exports: Map<string, Origin & { typeOnly: boolean }>;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Nodes directly below a node. */
export function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => (isNode(value) ? [value] : wrapped(value)));
}

/** Some lists hold `{ spread, expression }` without a type of its own. */
function wrapped(value: unknown): Node[] {
  const inner = (value as { expression?: unknown } | null)?.expression;
  return isNode(inner) ? [inner] : [];
}

/** The text of an identifier or string; empty for anything else. */
export function nameOf(node: unknown): string {
  return isNode(node) && typeof node.value === 'string' ? node.value : '';
}

/** Members of an interface declaration. */
export function membersOfInterface(node: Node): Node[] {
  return ((node.body as Node | undefined)?.body ?? []) as Node[];
}

function declared(node: Node): [string, Node][] {
  if (node.type === 'VariableDeclaration') {
    return (node.declarations as Node[]).map((one) => [nameOf(one.id), one]);
  }
  const name = nameOf(node.identifier) || nameOf(node.id);
  return name ? [[name, node]] : [];
}

/** Reads imports, exports and declarations of a TypeScript module or declaration file. */
export function parseModule(source: string, tsx = false): ParsedModule {
  const body = parseSync(source, { syntax: 'typescript', tsx }).body as unknown as Node[];
  const parsed: ParsedModule = {
    body,
    declarations: new Map(),
    imports: new Map(),
    exports: new Map(),
  };
  const declare = (node: Node) => {
    for (const [name, one] of declared(node)) {
      parsed.declarations.set(name, [...(parsed.declarations.get(name) ?? []), one]);
    }
  };
  for (const node of body) {
    const specifiers = (node.specifiers ?? []) as Node[];
    const from = nameOf(node.source);
    if (node.type === 'ImportDeclaration') {
      for (const one of specifiers) {
        const local = nameOf(one.local);
        const whole = one.type === 'ImportNamespaceSpecifier' ? '*' : 'default';
        const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) || local : whole;
        const typeOnly = node.typeOnly === true || one.isTypeOnly === true;
        parsed.imports.set(local, { from, name, typeOnly });
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const one of specifiers) {
        const name = nameOf(one.orig) || '*';
        const typeOnly = node.typeOnly === true || one.isTypeOnly === true;
        const outside = nameOf(one.exported) || nameOf(one.name) || name;
        parsed.exports.set(outside, { ...(from && { from }), name, typeOnly });
      }
    } else if (node.type === 'ExportDeclaration' && isNode(node.declaration)) {
      declare(node.declaration);
      for (const [name] of declared(node.declaration)) {
        parsed.exports.set(name, { name, typeOnly: /^Ts/.test(node.declaration.type) });
      }
    } else declare(node);
  }
  return parsed;
}
