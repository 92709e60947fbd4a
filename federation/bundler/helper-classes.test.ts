import { createRequire } from 'node:module';
import { join } from 'node:path';
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { compile } from 'sass';
import { root } from '../workspace/package-files.ts';

const shared = join(root, 'shared-ui');
const nodeModules = join(
  createRequire(join(shared, 'package.json')).resolve('bootstrap/package.json'),
  '../..',
);

/** The rules of a layer of the design system's stylesheet, in media queries or not. */
function rulesOf(styles: Container, layer: string): Rule[] {
  const rules: Rule[] = [];
  styles.walkAtRules('layer', (atRule: AtRule) => {
    if (atRule.params === layer) atRule.walkRules((rule) => void rules.push(rule));
  });
  return rules;
}

const properties = (rule: Rule) =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl').map(({ prop }) => prop);

/** Classes of what a selector styles, not of what that stands in. */
function classesOf(selector: string): string[] {
  const found: string[] = [];
  selectorParser((selectors) => {
    for (const one of selectors.nodes) {
      const last = one.split((node) => node.type === 'combinator').at(-1) ?? [];
      for (const node of last) if (node.type === 'class') found.push(node.value);
    }
  }).processSync(selector);
  return found;
}

const isPartOf = (one: string, other: string) => one === other || one.startsWith(`${other}-`);

// Their layer is a later one, and wins over components however exactly these say what they want.
test('no component wants what a helper class takes away from it', () => {
  const { css } = compile(join(shared, 'src/styles/styles.scss'), {
    loadPaths: [nodeModules],
    quietDeps: true,
    silenceDeprecations: ['import'],
    logger: { warn: () => undefined },
  });
  const styles = postcss.parse(css);
  const helpers = new Map<string, string[]>();
  for (const rule of rulesOf(styles, 'utilities')) {
    for (const selector of rule.selectors) {
      const [name] = /^\.[\w-]+$/.exec(selector) ?? [];
      if (name) helpers.set(name, [...(helpers.get(name) ?? []), ...properties(rule)]);
    }
  }
  expect(helpers.get('.clip')).toContain('white-space');
  const lost = rulesOf(styles, 'components').flatMap((rule) =>
    rule.selectors.flatMap((selector) =>
      classesOf(selector).flatMap((name) => {
        const taken = helpers.get(`.${name}`) ?? [];
        return properties(rule)
          .filter((wanted) => taken.some((one) => isPartOf(wanted, one)))
          .map((wanted) => `${selector}: ${wanted}`);
      }),
    ),
  );
  expect(lost).toEqual([]);
});
