import {
  children,
  type Node,
  nameOf,
  parseModule,
} from '../../federation/contract/parse-module.ts';
import { byBase, type Texts } from '../../federation/gate/texts/texts.ts';

/** As many letters as a button has room for in two lines, on a screen of 320 pixels. */
const longest = 44;

/** A name or an amount: `Viktoria`, `€ 119,99`. */
const asLongAs = 'xxxxxxxx';

/** Every node of a kind in something that was parsed. */
function* nodesIn(node: Node, type: string): Generator<Node> {
  if (node.type === type) yield node;
  for (const below of children(node)) yield* nodesIn(below, type);
}

const isButton = ({ opening }: Node) => /button$/i.test(nameOf((opening as Node).name));

/** What a call of `t('…')` asks for. */
function keyOf(call: Node): string {
  const [first] = call.arguments as { expression: Node }[];
  const isText = first?.expression.type === 'StringLiteral';
  return isText && nameOf(call.callee) === 't' ? nameOf(first.expression) : '';
}

/** Keys of the texts that stand on buttons, in TypeScript source; what is only read aloud is not there. */
export function buttonKeys(sources: Iterable<string>): Set<string> {
  const keys = new Set<string>();
  for (const source of sources) {
    if (!/<\w*[bB]utton/.test(source)) continue;
    const elements = parseModule(source, true).body.flatMap((part) => [
      ...nodesIn(part, 'JSXElement'),
    ]);
    const inside = elements.filter(isButton).flatMap((button) => button.children as Node[]);
    const calls = inside.flatMap((child) => [...nodesIn(child, 'CallExpression')]);
    for (const key of calls.map(keyOf).filter(Boolean)) keys.add(key);
  }
  return keys;
}

/** Texts of buttons that no narrow button has room for, one line each. */
export function tooLong(texts: Texts, onButtons: Set<string>): string[] {
  const found = [...byBase(texts)].filter(([base]) => onButtons.has(base));
  return found
    .flatMap(([, { keys }]) => keys)
    .flatMap((key) => {
      const words = (texts.get(key) ?? '').replace(/<[^>]*>/g, '');
      const { length } = words.replace(/\{\{[^}]*\}\}/g, asLongAs);
      return length > longest ? [`${key} has ${length} letters on a button, ${longest} fit`] : [];
    });
}
