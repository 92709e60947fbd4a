import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStore } from '../support/own-product.ts';
import { type Edit, releaseEdited } from '../support/release-edited.ts';

let storeFolder = '';

test.beforeAll(() => {
  storeFolder = mkdtempSync(join(tmpdir(), 'afterglow-refused-'));
  cpSync(builtStore, storeFolder, { recursive: true });
});

test.afterAll(() => rmSync(storeFolder, { recursive: true, force: true }));

const replace =
  (from: string, to: string): Edit['change'] =>
  (text) =>
    text.replace(from, to);

interface Case {
  what: string;
  name: string;
  edit: Edit;
  /** What the command says. */
  says: RegExp;
}

const account = (file: string, change: Edit['change']) => ({
  name: 'mf-account',
  edit: { file: `mf-account/${file}`, change },
});

const slot = 'src/slots/alert-photo.tsx';

const cases: Case[] = [
  {
    what: 'a remote.json that is none',
    ...account('remote.json', replace('"layout": "default"', '"layout": "wide"')),
    says: /mf-account\/remote\.json: routes\.0\.layout: /,
  },
  {
    what: 'a route of somebody else',
    ...account('remote.json', replace('"/profile"', '"/chats"')),
    says: /collision +route \/chats belongs to mf-chat → /,
  },
  {
    what: 'a bundle that is too large',
    ...account('remote.json', replace('"route": 30000', '"route": 400')),
    says: /budget +route weighs \d+ bytes compressed, its budget is 400 → /,
  },
  {
    what: 'a language that is missing',
    ...account('remote.json', replace('["en", "nl"]', '["en"]')),
    says: /texts +the site speaks nl, remote\.json does not → /,
  },
  {
    what: 'code that evaluates text',
    ...account('src/routes/settings.tsx', (text) => `${text}\nconsole.warn(eval('1'));\n`),
    says: /code +\S+\.js contains eval\(\) → /,
  },
  {
    what: 'a page that throws when it is opened',
    ...account(
      'src/routes/settings.tsx',
      replace('  return (', '  if (email) throw new Error();\n  return ('),
    ),
    says: /browser +mf-account at \/settings: does not start \(run: .*\) → /,
  },
  {
    what: 'a page that not everybody can use',
    ...account('src/routes/settings.tsx', replace('<h1>', '<input /><h1>')),
    says: /browser +mf-account at \/settings: .*\(label: .*input\) → /,
  },
  {
    what: 'a slot that nothing fills',
    ...account('remote.json', replace('"alert:photo"', '"alert:photo", "banner:gone"')),
    says: /mf-account\/remote\.json: slots: banner:gone has no src\/slots\/banner-gone\.tsx/,
  },
  {
    what: 'a slot that throws when it is shown',
    ...account(
      slot,
      replace('  if (closed)', "  if (!closed) throw new Error('on purpose');\n  if (closed)"),
    ),
    says: /browser +mf-account in alert:photo: does not start \(run: on purpose\) → /,
  },
  {
    what: 'a slot that exports nothing to mount',
    ...account(slot, replace('{ bootstrap, mount, unmount, update }', 'lifecycles')),
    says: /mf-account in alert:photo: does not start \(export: .* exports no lifecycles\) → /,
  },
  {
    what: 'a slot that not everybody can use',
    ...account(slot, replace('<b>{t(', '<input /><b>{t(')),
    says: /browser +mf-account in alert:photo: .*\(label: .*input\) → /,
  },
  {
    what: 'a shell that changes the payload of a topic',
    name: 'shell',
    edit: {
      file: 'shared-state/src/bus/topics.ts',
      change: replace('online: boolean', 'online: string'),
    },
    says: /contract +it breaks the live mf-members: .*topic presence:changed\.online has another type → /,
  },
];

for (const { what, name, edit, says } of cases) {
  test(`${what} is refused, and nothing live changes`, async () => {
    test.setTimeout(300_000);
    const registry = join(storeFolder, 'registry.json');
    const releases = join(storeFolder, 'releases', name);
    const before = { registry: readFileSync(registry), releases: readdirSync(releases) };
    const refusal = await releaseEdited({ storeFolder }, name, edit, []).then(
      () => undefined,
      (error: { code: number; stderr: string }) => error,
    );
    expect(refusal?.stderr).toMatch(says);
    expect(refusal?.code).toBe(1);
    expect(readFileSync(registry)).toEqual(before.registry);
    expect(readdirSync(releases)).toEqual(before.releases);
  });
}
