import { type AtRule, parse, type Rule } from 'postcss';
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser';
import type { Problem } from '../problem.ts';
import type { WrittenAt } from '../written-at.ts';

/** Which alternatives of a selector hold; `:not()` and `:has()` say nothing of where it applies. */
const alternatives = new Set([':is', ':where']);

/** Whether what a selector applies to is, or stands in, an element with a class of the remote. */
function isOwn(selector: Selector, prefix: string): boolean {
  return selector.nodes.some((node: Node) => {
    if (node.type === 'class') return node.value.startsWith(prefix);
    if (node.type !== 'pseudo' || !alternatives.has(node.value)) return false;
    return node.nodes.every((inner) => isOwn(inner, prefix));
  });
}

const isKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

/** What is nested stands in what it is nested in. */
const isNested = ({ parent }: Rule): boolean =>
  parent !== undefined &&
  parent.type !== 'root' &&
  (parent.type === 'rule' || isNested(parent as unknown as Rule));

/** Selectors of a stylesheet that reach elements outside the remote, with their places. */
function strays(css: string, prefix: string): { selector: string; line: number; column: number }[] {
  const found: { selector: string; line: number; column: number }[] = [];
  parse(css).walkRules((rule) => {
    if (isKeyframes(rule) || isNested(rule)) return;
    const selectors = parseSelector().astSync(rule.selector).nodes;
    const { line = 1, column = 1 } = rule.source?.start ?? {};
    for (const one of selectors) {
      if (!isOwn(one, prefix)) found.push({ selector: String(one).trim(), line, column });
    }
  });
  return found;
}

/**
 * Styles that would change the shell or another remote: whatever does not stand under a class of a
 * module of its own, `body`, `.btn`, `*`.
 *
 * @param name of the remote; classes of its modules begin with it
 * @param path of the built stylesheet
 */
export function styleProblems(
  name: string,
  path: string,
  css: string,
  writtenAt: WrittenAt,
): Problem[] {
  return strays(css, `${name}__`).map(({ selector, line, column }) => ({
    rule: 'styles',
    message: `${writtenAt(line, column) ?? path}: ${selector} reaches outside ${name}`,
    advice: 'write it under a class of a *.module.scss',
  }));
}
