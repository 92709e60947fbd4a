import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStore } from '../support/product/built-store.ts';
import type { Edit } from '../support/releases/edited-copy.ts';
import { releaseFromSources } from '../support/releases/release-from-sources.ts';

/** What a page or slot does when it comes, and never ends; globals are called after it. */
const leaving = (name: string) => `
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
    (window as unknown as Record<string, number>).${name} = 1;
    localStorage.setItem('${name}', '1');
  }, []);`;

/** What it keeps in memory, in a list of its module. */
const keeping = `
  useEffect(() => {
    const tree = document.createElement('ul');
    for (let row = 0; row < 500; row += 1) tree.append(document.createElement('li'));
    kept.push(tree, new Float64Array(200_000));
  }, []);`;

/** Keeps the processor busy, not the clock: what others have of a busy machine is no fault of a page. */
const burn = (millions: number) =>
  `for (let sum = 0, turn = 0; turn < ${millions}e6 && sum >= 0; turn += 1) sum = (sum * 31 + turn) % 65_537;`;
const slow = `
  ${burn(60)}
  useEffect(() => {
    const often = setInterval(() => {
      ${burn(20)}
    }, 150);
    return () => clearInterval(often);
  }, []);`;

/** Adds something to a component of mf-account. */
const into = (path: string, added: string): Edit => ({
  file: `mf-account/src/${path}.tsx`,
  change: (text) =>
    `import { useEffect } from 'react';\nconst kept: unknown[] = [];\nvoid [kept, useEffect];\n${text}`.replace(
      '  const { t } = useTranslation();',
      `  const { t } = useTranslation();${added}`,
    ),
});

const edits: Edit[] = [
  into('routes/account-deleted', leaving('careless')),
  into('routes/delete-account', keeping),
  into('routes/complaints', slow),
  into('slots/alert-photo', leaving('heedless') + keeping),
  // That not everybody can use.
  {
    file: 'mf-account/src/slots/alert-photo.tsx',
    change: (text) => text.replace('<b>{t(', '<input /><b>{t('),
  },
  // It moves away what showed, and not everybody can use it.
  {
    file: 'mf-account/src/routes/settings.tsx',
    change: (text) =>
      text.replace(
        '<h1',
        "<input /><div ref={(one) => void setTimeout(() => one && (one.style.height = '600px'), 100)} /><h1",
      ),
  },
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

const left = [
  ...['a listener for resize on window', 'an interval', 'a timeout', 'an animation frame'],
  ...['a MutationObserver', 'a ResizeObserver', 'an IntersectionObserver', '<aside> in <body\\S*>'],
];

/** What is said of a page or slot, by the file that draws it, that does all of `leaving`. */
const ofLeaving = (stop: string, file: string, name: string) => {
  const place = `mf-account/src/${file}\\.tsx:\\d+ → `;
  return [
    ...left.map((what) => `leaves ${what}, made in ${place}`),
    `makes the global ${name}, in ${place}`,
    `writes ${name} into localStorage, in ${place}`,
  ].map((line) => `mf-account ${stop}, as a member: ${line}`);
};

/** Of one that does all of `slow`. */
const ofSlow = (stop: string, file: string) =>
  ['while it comes', 'while nobody does anything'].map(
    (when) =>
      `${stop}, .*: answers nobody for \\d+ ms ${when} .*, mostly in mf-account/src/${file}\\.tsx:\\d+`,
  );

test('a remote with bad manners is refused, and each of them is named with its place', async () => {
  // A build, then each page in its rounds and those at fault once more, on a slowed processor: a
  // machine on a bad day with other tests to run takes more than five minutes.
  test.setTimeout(600_000);
  const storeFolder = mkdtempSync(join(tmpdir(), 'afterglow-manners-'));
  cpSync(builtStore, storeFolder, { recursive: true });
  const refusal = await releaseFromSources({ storeFolder }, 'mf-account', edits, []).then(
    () => undefined,
    (error: { code: number; stderr: string }) => error,
  );
  rmSync(storeFolder, { recursive: true, force: true });
  for (const line of [
    ...ofLeaving('at /account-deleted', 'routes/account-deleted', 'careless'),
    ...ofLeaving('in alert:photo', 'slots/alert-photo', 'heedless'),
    'at /settings/delete, .*: keeps \\d+ elements and texts that stand nowhere each time it is left → ',
    'at /settings/delete, .*: keeps 1[5-9]\\d\\d kB each time it is left, 300 at most → ',
    'in alert:photo, .*: keeps 1[5-9]\\d\\d kB each time it is left, 300 at most → ',
    ...ofSlow('at /complaints', 'routes/complaints'),
    'mf-account in alert:photo: .*\\(label: .*input\\) → ',
    'mf-account at /settings: .*\\(label: .*input\\) → ',
    'mf-account at /settings: moves by 0\\.\\d+ while it comes, 0\\.1 at most .* → give the skeleton',
    'mf-account at /notifications, .*: says “Nobody translated this\\.”, which is in no locale file, written in mf-account/src/routes/notifications\\.tsx:\\d+ → ',
    'mf-account at /notifications/off, as a member: does not start \\(run: not for members\\) → ',
  ]) {
    expect.soft(refusal?.stderr).toMatch(new RegExp(line));
  }
  expect(refusal?.code).toBe(1);
});
