import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../federation/workspace/package-files.ts';

/** Everything a page is made of. */
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));

// What is misspelt draws nothing and says nothing.
test('every variable that a style uses is set somewhere', () => {
  const styles = read('{shell,shared-ui,mf-*}/src/**/*.scss');
  const scripts = read('{shell,shared-ui,mf-*}/src/**/*.{ts,tsx}');
  const set = new Set(
    [...styles, ...scripts].flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)['"]?\s*:|['"](--[\w-]+)['"]/g)].map(
        ([, declared, named]) => declared ?? named,
      ),
    ),
  );
  const missing = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${name} in ${file}`),
  );
  expect(missing).toEqual([]);
});
