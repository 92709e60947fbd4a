import type { Facts } from '../registry/contract.ts';
import { collectFacts, type Declarations } from './facts.ts';
import { membersOfInterface, type Node, nameOf } from './parse-module.ts';
import type { Use, Uses } from './uses.ts';

const everything: Use = { whole: true, members: new Set() };

/** Facts of the exports that `use` tells of; the module at `entry` is what others import. */
export function exportFacts(
  declarations: Declarations,
  entry: string,
  use: (name: string) => Use | undefined,
): Facts {
  const facts: Facts = {};
  const collect = collectFacts(declarations, facts);
  for (const [name, { from, name: inside, typeOnly }] of declarations.module(entry)?.exports ??
    []) {
    const used = use(name) ?? use('*');
    const file = from ? declarations.resolve(entry, from) : entry;
    if (typeOnly || !used || !file) continue;
    const nodes = declarations.module(file)?.declarations.get(inside);
    if (!nodes) continue;
    const only = used.whole ? undefined : used.members;
    collect.declaration({ file, label: name, input: false }, nodes, only);
  }
  return facts;
}

/** Facts of the bus's topics, one per field of a payload; senders also depend on what is required. */
export function topicFacts(
  declarations: Declarations,
  file: string,
  topics: (name: string) => { emits: boolean } | undefined,
): Facts {
  const facts: Facts = {};
  const collect = collectFacts(declarations, facts);
  const [table] = declarations.module(file)?.declarations.get('Topics') ?? [];
  for (const member of table ? membersOfInterface(table) : []) {
    const name = nameOf(member.key);
    const use = topics(name);
    const payload = (member.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined;
    if (!use || !payload) continue;
    collect.declaration({ file, label: `topic ${name}`, input: use.emits }, [payload]);
  }
  return facts;
}

/** All there is, for what the shell offers. */
export const all = { use: () => everything, topics: () => ({ emits: true }) };

/** Only what code uses, for what a remote needs. */
export function only(uses: Uses, library: string) {
  return {
    use: (name: string) => uses.exports.get(library)?.get(name),
    topics: (name: string) => uses.topics.get(name),
  };
}
