import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

const pages = globSync(['*.md', 'docs/**/*.md', '*/README.md', 'tools/*/README.md'], { cwd: root });
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(text('package.json'));

test('no page has sources run by the Node of its reader, which may be too old for them', () => {
  expect(pages).toContain('docs/remote-team.md');
  const found = pages.flatMap((page) =>
    (text(page).match(/(?<!run\.mjs )\bnode [\w/.-]+\.ts\b/g) ?? []).map((told) => [page, told]),
  );
  expect(found).toEqual([]);
});

test('every script that a page names is there', () => {
  const found = pages.flatMap((page) =>
    [...text(page).matchAll(/npm run (?:-s )?([\w:-]+)/g)]
      .filter(([, script = '']) => !(script in scripts))
      .map(([told]) => [page, told]),
  );
  expect(found).toEqual([]);
});

/** Addresses of the headings of a page, as GitHub makes them. */
const headingsOf = (page: string) =>
  [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every page that a page leads to is there, down to the heading', () => {
  const lost = pages.flatMap((page) =>
    [...text(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, to = '', heading]) => {
        const file = to ? join(dirname(page), to) : page;
        if (!existsSync(join(root, file))) return true;
        return heading !== undefined && !headingsOf(file).includes(heading);
      })
      .map(([told]) => [page, told]),
  );
  expect(lost).toEqual([]);
});
