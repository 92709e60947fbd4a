import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStore } from '../support/product/built-store.ts';
import type { Edit } from '../support/releases/edited-copy.ts';
import { releaseFromSources } from '../support/releases/release-from-sources.ts';

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
  edits: Edit[];
  /** What the command says. */
  says: RegExp[];
}

/** Edits in a package, each a change of one file. */
const inPackage = (name: string, changes: Record<string, Edit['change']>) => ({
  name,
  edits: Object.entries(changes).map(([file, change]) => ({ file: `${name}/${file}`, change })),
});
const inAccount = (changes: Record<string, Edit['change']>) => inPackage('mf-account', changes);

const page = 'src/routes/settings.tsx';
const styles = 'src/features/settings/settings.module.scss';

const cases: Case[] = [
  {
    what: 'a remote.json that is none',
    ...inAccount({ 'remote.json': replace('"guard": "member"', '"guard": "friend"') }),
    says: [/mf-account\/remote\.json: routes\.0\.guard: /],
  },
  {
    what: 'a slot that nothing fills',
    ...inAccount({ 'remote.json': replace('"alert:photo"', '"alert:photo", "banner:gone"') }),
    says: [/mf-account\/remote\.json: slots: banner:gone has no src\/slots\/banner-gone\.tsx/],
  },
  {
    what: 'one with a route of somebody else, in a layout of nobody, too large, without a language, with code from text, a wrong type and styles for everybody',
    ...inAccount({
      'remote.json': (text) =>
        text
          .replace('"/profile"', '"/chats"')
          .replace('"layout": "account"', '"layout": "wide"')
          .replace(/"route": \d+/, '"route": 400')
          .replace(/"locales": \[[^\]]*\]/, '"locales": ["en"]'),
      [page]: (text) => `${text}\nconsole.warn(eval('1'));\nexport const two: number = 'two';\n`,
      [styles]: (text) => `${text}\nbody,\n:global(.btn) {\n  color: red;\n}\n`,
    }),
    says: [
      /types +mf-account\/src\/routes\/settings\.tsx:\d+: Type .+ \(TS2322\) → /,
      /collision +route \/chats belongs to mf-chat → /,
      /layouts +the live shell has no layout wide → /,
      /budget +route weighs \d+ bytes compressed, its budget is 400 → /,
      /texts +the site speaks nl, remote\.json does not → /,
      /styles +mf-account\/src\/features\/settings\/settings\.module\.scss:\d+: body reaches outside mf-account → /,
      /styles +mf-account\/src\/features\/settings\/settings\.module\.scss:\d+: \.btn reaches outside mf-account → /,
      /code +\S+\.js contains eval\(\) → /,
    ],
  },
  {
    what: 'a shell that changes the payload of a topic',
    name: 'shell',
    edits: [
      {
        file: 'shared-state/src/bus/topics.ts',
        change: replace('online: boolean', 'online: string'),
      },
    ],
    says: [
      /contract +it breaks the live mf-members: .*topic presence:changed\.online has another type → /,
    ],
  },
];

for (const { what, name, edits, says } of cases) {
  test(`${what} is refused, and nothing live changes`, async () => {
    test.setTimeout(300_000);
    const registry = join(storeFolder, 'registry.json');
    const releases = join(storeFolder, 'releases', name);
    const before = { registry: readFileSync(registry), releases: readdirSync(releases) };
    const refusal = await releaseFromSources({ storeFolder }, name, edits, []).then(
      () => undefined,
      (error: { code: number; stderr: string }) => error,
    );
    for (const line of says) expect(refusal?.stderr).toMatch(line);
    expect(refusal?.code).toBe(1);
    expect(readFileSync(registry)).toEqual(before.registry);
    expect(readdirSync(releases)).toEqual(before.releases);
  });
}
