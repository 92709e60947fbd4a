import { circles } from './circles.ts';

const of = (files: Record<string, string>) => circles(new Map(Object.entries(files)));

test('a circle is told with its whole path, once', () => {
  expect(
    of({
      'api/src/start.ts': `import './a.ts';`,
      'api/src/a.ts': `import './b.ts';`,
      'api/src/b.ts': `import type { C } from './c.ts';`,
      'api/src/c.ts': `export * from './a.ts';`,
    }),
  ).toEqual(['circle: api/src/a.ts → api/src/b.ts → api/src/c.ts → api/src/a.ts']);
});

test('style sheets can go in circles, too', () => {
  const files = { 'ui/_a.scss': `@use 'b';\n@use './b';`, 'ui/_b.scss': `@use './a';` };
  expect(of(files)).toHaveLength(1);
});

test('two ways to the same file are no circle', () => {
  const files = {
    'a.ts': `import './b.ts'; import './c.ts';`,
    'b.ts': `import './c.ts';`,
    'c.ts': '',
  };
  expect(of(files)).toEqual([]);
});
