import { execFileSync } from 'node:child_process';
import { jest } from '@jest/globals';
import { inputHash } from '../bundler/input-hash.ts';
import { channelOf, emptyRegistry, type Registry, withChannel } from '../registry/registry.ts';
import { rollBack, startCanary, stopCanary } from '../registry/steps.ts';
import { contentVersion } from '../store/built-files.ts';
import { keySource } from '../store/keys.ts';
import { changeRegistry } from '../store/registry-file.ts';
import { releaseKey } from '../store/releases.ts';
import { runHere } from '../testing/command.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { releaseOf } from '../testing/releases.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';
import { remoteNames } from '../workspace/package-files.ts';
import type { Build } from './built.ts';
import { git } from './person.ts';
import { refuseIfEdited } from './refuse-if-edited.ts';
import { type Prepared, prepare } from './release-package.ts';
import { result } from './result.ts';
import { newerThanCheckout, sameInputs } from './settled.ts';

afterAll(removeFolders);

const note = { who: 'test', what: '', why: 'list stays empty' };

const packages = ['shell', ...remoteNames()];
/** Of the working tree, by package. */
let hashes: Record<string, string>;
beforeAll(() => {
  hashes = Object.fromEntries(packages.map((name) => [name, inputHash(name)]));
});

/** Everything is live as the working tree has it, but mf-chat, which is live as it was before. */
async function product() {
  const own = ownStore();
  const { files, keys } = own;
  const live = { ...hashes, 'mf-chat': 'before' };
  for (const [name, inputs] of Object.entries(live)) {
    await releaseLive(files, keys, name, 'one', { inputs });
  }
  const present = hashes['mf-chat'] ?? '';
  return {
    ...own,
    /** Releases of mf-chat that are made from the working tree as it is. */
    goLive: () => releaseLive(files, keys, 'mf-chat', 'present', { inputs: present }),
    storePresent: () => storeRelease(files, 'mf-chat', 'present', { inputs: present }),
    change: (step: (current: Registry) => Registry) => changeRegistry(files, keys, note, step),
  };
}

type Product = Awaited<ReturnType<typeof product>>;

/** A gateway demotes with the same steps. */
const takenBack: [string, (all: Product) => Promise<string>][] = [
  [
    'was rolled back',
    async ({ goLive, change }) => {
      const { version } = await goLive();
      await change((current) => rollBack(current, 'mf-chat'));
      return version;
    },
  ],
  [
    'failed as a canary',
    async ({ storePresent, change }) => {
      const ref = await storePresent();
      await change((current) => startCanary(current, ref, 10));
      await change((current) => stopCanary(current, 'mf-chat'));
      return ref.version;
    },
  ],
  [
    'was a canary while what is live was rolled back',
    async ({ files, keys, storePresent, change, chat }) => {
      const before = (await chat())?.live;
      await releaseLive(files, keys, 'mf-chat', 'two', { inputs: 'between' });
      const ref = await storePresent();
      await change((current) => startCanary(current, ref, 10));
      await change((current) => rollBack(current, 'mf-chat', before));
      return ref.version;
    },
  ],
];

test.each(takenBack)('--changed leaves alone what %s, and says so', async (_how, takeBack) => {
  const all = await product();
  const version = await takeBack(all);
  const before = all.text();
  const { code, output } = await all.run('release', '--changed', '--no-browser');
  expect(code).toBe(0);
  expect(all.text()).toBe(before);
  const live = (await all.chat())?.live;
  expect(output).toContain(
    `mf-chat          ${live}  stays live, ${version} was taken back (npm run release -- mf-chat --again brings it)`,
  );
  expect(output.match(/ unchanged$/gm)).toHaveLength(6);
});

/** What a build of the working tree gives, without a compiler: its files are always the same. */
const build: Build = async (name, inputs) => {
  const { files } = releaseOf('0');
  const gitRevision = git(['rev-parse', '--short=12', 'HEAD']);
  const part = { name, inputs, gitRevision, version: contentVersion(files) };
  return { release: releaseOf('0', part), files: [], maps: new Map() };
};

/** mf-chat as a release with these options prepares it: what is there, or what was built. */
function prepared({ files, keysFolder }: Product, ...options: string[]): Promise<Prepared> {
  const flag = (option: string) => options.includes(option);
  const context = { files, keys: keySource({ KEYS_DIR: keysFolder }), flag };
  return prepare(context, 'mf-chat', { kind: 'live' }, build);
}

const takeBack = ({ change }: Product, version: string) =>
  change((current) => {
    const channel = channelOf(current, 'mf-chat');
    return withChannel(current, 'mf-chat', { ...channel, withdrawn: [version] });
  });

test('--changed recognises what was taken back also when it was pruned since', async () => {
  const all = await product();
  const { version } = (await prepared(all)).release;
  await takeBack(all, version);
  const again = await prepared(all, 'changed');
  expect(again).toMatchObject({ built: false, release: { version } });
  const outcome = { ...again, name: 'mf-chat', version };
  const { seen } = again;
  const how = { dryRun: false, lenient: false };
  const { code, lines } = result({ outcomes: [outcome], failures: [], seen }, how);
  expect([code, lines.join()]).toEqual([0, expect.stringContaining(`${version} was taken back`)]);
});

/** A checkout of two commits, beside a branch. */
function history() {
  const folder = temporaryFolder();
  const who = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: folder, input: '' })
      .toString()
      .trim();
  git('init', '--quiet');
  const tree = git('mktree');
  const [old, side] = ['old', 'side'].map((what) => git('commit-tree', tree, '-m', what));
  const head = git('commit-tree', tree, '-p', `${old}`, '-m', 'head');
  git('update-ref', 'HEAD', head);
  const short = (revision = '') => revision.slice(0, 12);
  return {
    GIT_DIR: `${folder}/.git`,
    old: short(old),
    head: short(head),
    side: short(side),
    unknown: 'dddddddddddd',
  };
}

describe('what is released here after it was stored', () => {
  test('as a preview is a version of its own, of the commit it goes live from', async () => {
    const all = await product();
    const [preview, own] = [await prepared(all, 'preview'), await prepared(all)];
    expect([preview.built, own.built]).toEqual([true, true]);
    expect(preview.release.version).not.toBe(own.release.version);
  });

  test('from a commit that is not here, as on trial before a squash, is one, too', async () => {
    const all = await product();
    const { GIT_DIR, head, side } = history();
    process.env.GIT_DIR = GIT_DIR;
    const made = async () => (await prepared(all)).release.version;
    const version = await made();
    const store = (gitRevision: string) => {
      const release = releaseOf('0', { version, gitRevision });
      const key = releaseKey('mf-chat', version, 'release.json');
      return all.files.write(key, JSON.stringify(release));
    };
    await store(side);
    const own = await made();
    expect(own).toMatch(/^[0-9a-f]{12}$/);
    expect(own).not.toBe(version);
    await store(head);
    expect(await made()).toBe(version);
    await store(side);
    // Whoever took it back meant what is in it.
    await takeBack(all, version);
    await expect(made()).rejects.toThrow('was taken back');
    delete process.env.GIT_DIR;
  });
});

test('what is live from a commit that is not here goes out as of this one when it is named', async () => {
  const all = await product();
  const { files, keys } = all;
  const { GIT_DIR, head, side } = history();
  process.env.GIT_DIR = GIT_DIR;
  const inputs = hashes['mf-chat'] ?? '';
  const live = (gitRevision: string) =>
    releaseLive(files, keys, 'mf-chat', gitRevision, { inputs, gitRevision });
  const stays = { built: false };
  await live(head);
  expect(await prepared(all)).toMatchObject(stays);
  const { version } = await live(side);
  expect(await prepared(all, 'changed')).toMatchObject(stays);
  // As development builds those beside the one in work.
  expect(await prepared(all, 'lenient')).toMatchObject(stays);
  const named = await prepared(all);
  expect(named.built).toBe(true);
  expect(named.release.version).not.toBe(version);
  delete process.env.GIT_DIR;
});

test.each(takenBack)(
  'what %s comes back when somebody insists, knowing why it went',
  async (_how, takeBack) => {
    const all = await product();
    const version = await takeBack(all);
    const before = all.text();
    const refused = await all.run('release', 'mf-chat', '--no-browser');
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(
      new RegExp(
        `^mf-chat ${version} was taken back on \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC by test: ` +
          '"list stays empty"; --again releases it nevertheless$',
      ),
    );
    const tried = await all.run('canary', 'mf-chat', '--share', '5', '--version', version);
    expect(tried).toEqual({ code: 1, output: '', errors: refused.errors });
    expect(all.text()).toBe(before);
    const again = ['canary', 'mf-chat', '--share', '5', '--version', version, '--again'];
    expect((await all.run(...again)).code).toBe(0);
    const chat = await all.chat();
    expect(chat).toMatchObject({ canary: { version } });
    expect(chat?.withdrawn).not.toContain(version);
  },
);

test('--changed leaves a canary on trial', async () => {
  const { storePresent, change, run, text } = await product();
  const ref = await storePresent();
  await change((current) => startCanary(current, ref, 10));
  const before = text();
  expect(await run('release', '--changed', '--no-browser')).toMatchObject({ code: 0 });
  expect(text()).toBe(before);
});

test('a canary gets a larger share without being built again', async () => {
  const { storePresent, change, run, chat } = await product();
  const ref = await storePresent();
  await change((current) => startCanary(current, ref, 10));
  // What a build made would have another version than what the test stored.
  expect(await run('canary', 'mf-chat', '--share', '25')).toEqual({
    code: 0,
    output: `mf-chat ${ref.version} for 25 % of the browsers`,
    errors: '',
  });
  expect((await chat())?.canary).toEqual({ version: ref.version, share: 25 });
  expect((await run('canary', 'mf-chat', '--share', '50', '--dry-run')).output).toMatch(
    new RegExp(`^mf-chat ${ref.version} for 50 %.+dry run`),
  );
  expect((await chat())?.canary?.share).toBe(25);
});

describe('a product starts again from a checkout that is not what is live', () => {
  test('--changed of a machine leaves what was released after its checkout', async () => {
    const { files, keys, keysFolder, store, goLive, text, chat } = await product();
    const { GIT_DIR, head } = history();
    const { version } = await goLive();
    await releaseLive(files, keys, 'mf-chat', 'newer', { inputs: 'newer', gitRevision: head });
    const before = text();
    const env = { KEYS_DIR: keysFolder, NODE_ENV: 'production', GIT_DIR };
    const args = ['release', '--changed', '--no-browser', '--store', store];
    const { code, output } = await runHere(args, env);
    expect(code).toBe(0);
    expect(text()).toBe(before);
    const live = (await chat())?.live;
    expect(output).toContain(
      `mf-chat          ${live}  stays live, this checkout's ${version} was before it ` +
        "(npm run release -- mf-chat takes this checkout's)",
    );
  });

  const checkout = history();
  const present = 'present';

  async function newer({ files, registry }: ReturnType<typeof ownStore>, folder: string) {
    const seen = (await registry()) ?? emptyRegistry;
    process.env.GIT_DIR = folder;
    const found = await newerThanCheckout(files, seen, 'mf-chat', { kind: 'live' }, present);
    delete process.env.GIT_DIR;
    return found?.why;
  }

  test.each([
    ['a commit before', checkout.old, false],
    ['the same commit', checkout.head, false],
    ['another branch', checkout.side, true],
    ['a commit that was never fetched', checkout.unknown, true],
    ['nobody knows what', 'unknown', false],
  ])('what was made from %s (%s) stays: %j', async (_what, gitRevision, stays) => {
    const store = ownStore();
    // A preview of it lies in the store, and was live nowhere.
    await storeRelease(store.files, 'mf-chat', 'preview', { inputs: present });
    await releaseLive(store.files, store.keys, 'mf-chat', 'live', { gitRevision });
    expect(await newer(store, checkout.GIT_DIR)).toBe(
      stays ? `made from ${gitRevision}, which this checkout lacks` : undefined,
    );
  });

  test('what has a canary from elsewhere stays, for going live would end it for good', async () => {
    const store = ownStore();
    const { files, keys } = store;
    await releaseLive(files, keys, 'mf-chat', 'live', { gitRevision: checkout.old });
    const trial = await storeRelease(files, 'mf-chat', 'trial', { gitRevision: checkout.side });
    await changeRegistry(files, keys, note, (current) => startCanary(current, trial, 10));
    expect(await newer(store, checkout.GIT_DIR)).toBe(
      `its canary ${trial.version} is made from ${checkout.side}, which this checkout lacks`,
    );
    const own = await storeRelease(files, 'mf-chat', 'own', { gitRevision: checkout.head });
    await changeRegistry(files, keys, note, (current) => startCanary(current, own, 10));
    expect(await newer(store, checkout.GIT_DIR)).toBeUndefined();
  });

  test('without git only what was live before it is known to be older', async () => {
    const store = ownStore();
    const { files, keys } = store;
    await releaseLive(files, keys, 'mf-chat', 'live', { gitRevision: checkout.side });
    expect(await newer(store, temporaryFolder())).toBeUndefined();
    for (const text of 'abcdefgh') await storeRelease(files, 'mf-chat', text, { inputs: present });
    const here = await releaseLive(files, keys, 'mf-chat', 'here', { inputs: present });
    await releaseLive(files, keys, 'mf-chat', 'next', { gitRevision: checkout.side });
    expect(await newer(store, temporaryFolder())).toBe(
      `this checkout's ${here.version} was before it`,
    );
  });

  test.each([
    ['no older than', 0, 3],
    ['that ended long before', 2, 1],
  ])('of a history %s a preview of this checkout so much is read', async (_what, days, count) => {
    const store = ownStore();
    const { files, keys } = store;
    for (const text of 'abc') await releaseLive(files, keys, 'mf-chat', text);
    const createdAt = new Date(Date.now() + days * 86_400_000).toISOString();
    await storeRelease(files, 'mf-chat', 'preview', { inputs: present, createdAt });
    const read = jest.spyOn(files, 'read');
    expect(await newer(store, temporaryFolder())).toBeUndefined();
    const steps = read.mock.calls.filter(([key]) => key.startsWith('history/'));
    expect(steps).toHaveLength(count);
  });
});

test('sources that are not those of the beginning any more are not released', () => {
  const inputs = hashes['mf-chat'] ?? '';
  expect(() => refuseIfEdited({ name: 'mf-chat', inputs })).not.toThrow();
  expect(() => refuseIfEdited({ name: 'mf-chat', inputs: 'before' })).toThrow(
    'the sources of mf-chat were changed meanwhile; repeat',
  );
});

test('what lies in the store by another digest than the registry names is not the same', async () => {
  const { goLive, registry, files } = await product();
  const { version } = await goLive();
  const inputs = hashes['mf-chat'] ?? '';
  const seen = (await registry()) ?? emptyRegistry;
  const same = () => sameInputs(files, seen, 'mf-chat', [version], inputs);
  expect((await same())?.release.version).toBe(version);
  const key = releaseKey('mf-chat', version, 'release.json');
  await files.write(key, `${(await files.read(key))?.content} `);
  expect(await same()).toBeUndefined();
});
