import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/package-files.ts';

const at = (folder: string) => join(root, 'shared-ui', folder);

/** What others are made of. */
const parts = ['forms/choice', 'overlays/menu-list'];

test('every component of the design system is in the workshop', () => {
  const files = globSync('**/*.tsx', { cwd: at('src/components') });
  const names = files
    .filter((file) => !/\.test\./.test(file))
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !parts.includes(name));
  const shown = globSync('*.tsx', { cwd: at('workshop/pieces') }).flatMap((file) => {
    const source = readFileSync(join(at('workshop/pieces'), file), 'utf8');
    return [...source.matchAll(/^ {2}'([a-z]+\/[a-z-]+)': \{/gm)].map(([, name = '']) => name);
  });
  expect(shown.sort()).toEqual(names.sort());
});
