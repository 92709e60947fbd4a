import { children, type Node, nameOf, parseModule } from './parse-module.ts';

/** What code uses of one export: it as a whole, or some of its members. */
export interface Use {
  whole: boolean;
  members: Set<string>;
}

/** What code uses of the shared libraries. */
export interface Uses {
  /** By library, then by export; `*` is all of it. */
  exports: Map<string, Map<string, Use>>;
  /** Topics of the bus, and whether messages are sent on them. */
  topics: Map<string, { emits: boolean }>;
}

/** What is loaded and, by its topics, loaded anew. */
const resources = ['resource', 'pagedResource'];
const topicName = /^[a-z]+:[a-z-]+$/;

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of children(node)) yield* walk(child);
}

function addTopic({ topics }: Uses, name: string, emits: boolean): void {
  topics.set(name, { emits: emits || topics.get(name)?.emits === true });
}

/** `bus.emit('a:b', …)` names its topic; where it does not, every topic the file names may be meant. */
function addTopics(uses: Uses, body: Node[], local: string): void {
  const nodes = body.flatMap((node) => [...walk(node)]);
  let unnamed = false;
  for (const node of nodes) {
    const callee = node.callee as Node | undefined;
    if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') continue;
    if (nameOf(callee.object) !== local) continue;
    const [topic] = node.arguments as { expression: Node }[];
    if (topic?.expression.type !== 'StringLiteral') unnamed = true;
    else addTopic(uses, nameOf(topic.expression), nameOf(callee.property) === 'emit');
  }
  if (!unnamed) return;
  for (const node of nodes) {
    if (node.type === 'StringLiteral' && topicName.test(nameOf(node)))
      addTopic(uses, nameOf(node), true);
  }
}

/** `resource('/api/x', { topics: ['a:b'] })` is loaded anew by what is sent on its topics. */
function addTopicsOfResources(uses: Uses, body: Node[], local: string): void {
  const calls = body
    .flatMap((node) => [...walk(node)])
    .filter(({ type, callee }) => type === 'CallExpression' && nameOf(callee) === local);
  const settings = calls.flatMap((call) => [...walk(call)]);
  for (const { type, key, value } of settings) {
    if (type !== 'KeyValueProperty' || nameOf(key) !== 'topics') continue;
    for (const node of walk(value as Node)) {
      if (node.type === 'StringLiteral') addTopic(uses, nameOf(node), false);
    }
  }
}

function addMembers(node: Node, locals: Map<string, Use>): void {
  const use = node.type === 'Identifier' ? locals.get(nameOf(node)) : undefined;
  if (use) use.whole = true;
  if (node.type === 'MemberExpression') {
    const object = locals.get(nameOf(node.object));
    const property = node.property as Node;
    if (object && (node.object as Node).type === 'Identifier' && property.type === 'Identifier') {
      object.members.add(nameOf(property));
      return;
    }
  }
  for (const child of children(node)) addMembers(child, locals);
}

/** What the sources use of `libraries`. Types do not count: they are gone when the code runs. */
export function usesOf(sources: Iterable<string>, libraries: string[]): Uses {
  const uses: Uses = {
    exports: new Map(libraries.map((name) => [name, new Map()])),
    topics: new Map(),
  };
  for (const source of sources) {
    if (!libraries.some((name) => source.includes(name))) continue;
    const { body, imports, exports } = parseModule(source, true);
    const locals = new Map<string, Use>();
    const use = (library: string, name: string): Use => {
      const known = uses.exports.get(library);
      const found = known?.get(name) ?? { whole: false, members: new Set() };
      known?.set(name, found);
      return found;
    };
    for (const [local, { from, name, typeOnly }] of imports) {
      if (typeOnly || !uses.exports.has(from)) continue;
      locals.set(local, use(from, name));
      if (name === 'bus') addTopics(uses, body, local);
      if (resources.includes(name)) addTopicsOfResources(uses, body, local);
    }
    for (const { from, name, typeOnly } of exports.values()) {
      if (from && !typeOnly && uses.exports.has(from)) use(from, name).whole = true;
    }
    for (const node of body) {
      if (node.type !== 'ImportDeclaration') addMembers(node, locals);
    }
  }
  return uses;
}
