import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStore } from '../support/product/built-store.ts';
import type { Edit } from '../support/releases/edited-copy.ts';
import { releaseFromSources } from '../support/releases/release-from-sources.ts';

/** What a page does when it comes, and never ends. */
const leaving = `
  useEffect(() => {
    window.addEventListener('resize', () => {});
    setInterval(() => {}, 60_000);
    setTimeout(() => {}, 600_000);
    const frame = () => void requestAnimationFrame(frame);
    frame();
    new MutationObserver(() => {}).observe(document.body, { childList: true });
    new ResizeObserver(() => {}).observe(document.body);
    new IntersectionObserver(() => {}).observe(document.body);
    document.body.append(document.createElement('aside'));
    (window as unknown as Record<string, number>).careless = 1;
    localStorage.setItem('careless', '1');
  }, []);`;

/** What it keeps in memory, in a list of its module. */
const keeping = `
  useEffect(() => {
    const tree = document.createElement('ul');
    for (let row = 0; row < 500; row += 1) tree.append(document.createElement('li'));
    kept.push(tree, new Float64Array(200_000));
  }, []);`;

const burn = (milliseconds: number) =>
  `for (const start = performance.now(); performance.now() - start < ${milliseconds}; );`;
const slow = `
  ${burn(300)}
  useEffect(() => {
    let next = requestAnimationFrame(function again() {
      ${burn(80)}
      next = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(next);
  }, []);`;

/** Adds something to a page of mf-account, with what it needs. */
const inPage = (page: string, added: string, needs = ''): Edit => ({
  file: `mf-account/src/routes/${page}.tsx`,
  change: (text) =>
    `import { useEffect } from 'react';\n${text}`
      .replace('export default', `${needs}\nvoid useEffect;\nexport default`)
      .replace('  const { t } = useTranslation();', `  const { t } = useTranslation();${added}`),
});

const edits: Edit[] = [
  inPage('account-deleted', leaving),
  inPage('delete-account', keeping, 'const kept: unknown[] = [];'),
  inPage('complaints', slow),
  {
    file: 'mf-account/src/routes/notifications-off.tsx',
    change: (text) =>
      text
        .replace('{ usePageTitle }', '{ usePageTitle, useSession }')
        .replace(
          '  return (',
          "  if (useSession(({ user }) => user)) throw new Error('not for members');\n  return (",
        ),
  },
  {
    file: 'mf-account/src/routes/notifications.tsx',
    change: (text) => text.replace('</h1>', '</h1><p>Nobody translated this.</p>'),
  },
];

const inDeleted = 'made in mf-account/src/routes/account-deleted\\.tsx:\\d+';
const says = [
  ...['a listener for resize on window', 'an interval', 'a timeout', 'an animation frame'],
  ...['a MutationObserver', 'a ResizeObserver', 'an IntersectionObserver', '<aside> in <body\\S*>'],
].map((what) => `mf-account at /account-deleted, as a member: leaves ${what}, ${inDeleted} → `);

test('a remote with bad manners is refused, and each of them is named with its place', async () => {
  test.setTimeout(300_000);
  const storeFolder = mkdtempSync(join(tmpdir(), 'afterglow-manners-'));
  cpSync(builtStore, storeFolder, { recursive: true });
  const refusal = await releaseFromSources({ storeFolder }, 'mf-account', edits, []).then(
    () => undefined,
    (error: { code: number; stderr: string }) => error,
  );
  rmSync(storeFolder, { recursive: true, force: true });
  for (const line of [
    ...says,
    'at /account-deleted, .*: makes the global careless, in mf-account/src/routes/account-deleted\\.tsx:\\d+ → ',
    'at /account-deleted, .*: writes careless into localStorage, in mf-account/src/routes/account-deleted\\.tsx:\\d+ → ',
    'at /settings/delete, .*: keeps \\d+ elements and texts that stand nowhere each time it is left → ',
    'at /settings/delete, .*: keeps 1[5-9]\\d\\d kB each time it is left, 300 at most → ',
    'at /complaints, .*: answers nobody for \\d+ ms while it comes .*, mostly in mf-account/src/routes/complaints\\.tsx:\\d+',
    'at /complaints, .*: answers nobody for \\d+ ms while nobody does anything .*, mostly in mf-account/src/routes/complaints\\.tsx:\\d+',
    'at /notifications, .*: says “Nobody translated this\\.”, which is in no locale file, written in mf-account/src/routes/notifications\\.tsx:\\d+ → ',
    'at /notifications/off, as a member: does not start \\(run: not for members\\) → ',
  ]) {
    expect.soft(refusal?.stderr).toMatch(new RegExp(line));
  }
  expect(refusal?.code).toBe(1);
});
