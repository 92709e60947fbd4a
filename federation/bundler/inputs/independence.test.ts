import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { copyOfSources } from '../../testing/copy.ts';
import { removeFolders } from '../../testing/folder.ts';
import { remoteNames } from '../../workspace/package-files.ts';

afterAll(removeFolders);
jest.setTimeout(120_000);

const packages = ['shell', ...remoteNames()];
const copy = copyOfSources();

let inputHash: (name: string) => string;
let before: Record<string, string>;
beforeAll(async () => {
  ({ inputHash } = await copy.load<typeof import('../input-hash.ts')>('bundler/input-hash.ts'));
  before = hashes();
});

const hashes = (): Record<string, string> =>
  Object.fromEntries(packages.map((name) => [name, inputHash(name)]));

/** Names of the packages that are other ones after an edit. */
function changedBy(changes: Parameters<typeof copy.edit>[0]): string[] {
  const undo = copy.edit(changes);
  const after = hashes();
  undo();
  return packages.filter((name) => before[name] !== after[name]);
}

const after = (place: string | RegExp, added: string) => (text: string) =>
  text.replace(place, (found) => found + added);

/** As `pnpm add tiny-emitter` in one remote leaves it. */
const added = {
  'pnpm-lock.yaml': (text: string) =>
    [
      after(
        /^ {2}mf-chat:\n {4}dependencies:\n/m,
        "      tiny-emitter:\n        specifier: 'catalog:'\n        version: 2.1.0\n",
      ),
      after(/^packages:\n/m, '\n  tiny-emitter@2.1.0:\n    resolution: {integrity: sha512-x}\n'),
      after(/^snapshots:\n/m, '\n  tiny-emitter@2.1.0: {}\n'),
    ].reduce((lock, add) => add(lock), text),
  'pnpm-workspace.yaml': after('catalog:\n', '  tiny-emitter: 2.1.0\n'),
  'mf-chat/package.json': after('"dependencies": {', '\n    "tiny-emitter": "catalog:",'),
};

const entry = 'mf-chat/src/entry.tsx';

test('a dependency more in one remote leaves the others as they are', () => {
  const used = { ...added, [entry]: (text: string) => `import 'tiny-emitter';\n${text}` };
  expect(changedBy(used)).toEqual(['mf-chat']);
});

test('a text in one language leaves the other packages as they are', () => {
  const change = (text: string) => text.replace(/": "/, '": "Neu: ');
  expect(changedBy({ 'mf-chat/src/locales/de.json': change })).toEqual(['mf-chat']);
});

test('what an editor keeps beside what is edited changes nothing', () => {
  const kept = ['mf-chat/src/.entry.tsx.swp', 'shell/src/locales/nl.json~', 'mf-chat/#entry.tsx#'];
  // Emacs marks what is not saved by a link to nowhere.
  const mark = join(copy.root, 'mf-chat/src/.#entry.tsx');
  symlinkSync('ada@machine.1:2', mark);
  expect(changedBy(Object.fromEntries(kept.map((file) => [file, () => 'x'])))).toEqual([]);
  rmSync(mark);
});

test('what is installed and taken by nobody changes nothing', () => {
  expect(changedBy(added)).toEqual([]);
});

test('another version of what a remote takes, or of what that needs, changes it', () => {
  const version = (name: string) => (text: string) =>
    text.replace(new RegExp(`(^ {2}'?${name}@.+\\n {4}resolution: .+sha512-)`, 'm'), '$1x');
  const takesIcons = changedBy({ 'pnpm-lock.yaml': version('lucide-react') });
  expect(takesIcons).toContain('mf-chat');
  expect(changedBy({ 'pnpm-lock.yaml': version('enhanced-resolve') })).toEqual(packages);
  expect(changedBy({ 'pnpm-lock.yaml': version('fastify') })).toEqual([]);
});

test('a part of the design system changes those that draw it, what it takes in turn included', () => {
  const [part, inside] = ['shared-ui/src/cushion.tsx', 'shared-ui/src/feather.ts'];
  const taken = '@afterglow/shared-ui/cushion';
  const undo = copy.edit({
    [inside]: () => 'export const feather = 1;\n',
    [part]: () =>
      "import { feather } from './feather.ts';\nexport const Cushion = () => feather;\n",
    [entry]: (text) => `import '${taken}';\n${text}`,
  });
  const present = before;
  before = hashes();
  expect(packages.filter((name) => before[name] !== present[name])).toEqual(['mf-chat']);
  expect(changedBy({ [part]: after(/$/, '\n') })).toEqual(['mf-chat']);
  expect(changedBy({ [inside]: after(/$/, '\n') })).toEqual(['mf-chat']);
  before = present;
  undo();
});

test('the preset changes all of them, the tools around it none', () => {
  expect(changedBy({ 'federation/bundler/rules.ts': after(/$/, '\n') })).toEqual(packages);
  const around = ['bundler/dev-server.ts', 'release/command.ts', 'store/disk.ts'];
  const edits = around.map((file) => [`federation/${file}`, after(/$/, '\n')]);
  expect(changedBy(Object.fromEntries(edits))).toEqual([]);
});

test('shared state changes the shell, those that draw their pages ahead with it, and all when a type changes', () => {
  const file = 'shared-state/src/bus/topics.ts';
  const drawing = ['mf-auth-signup', 'mf-landers', 'mf-members'];
  expect(changedBy({ [file]: after(/$/, '\n') })).toEqual(['shell', ...drawing]);
  const other = (text: string) => text.replace('online: boolean', 'online: string');
  expect(changedBy({ [file]: other })).toEqual(packages);
});
