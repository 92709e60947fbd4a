import { once } from 'node:events';
import { mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { inputHash } from '../bundler/input-hash.ts';
import { signRegistry } from '../registry/signature.ts';
import { goLive, pinSite } from '../registry/steps.ts';
import { changeRegistry } from '../store/registry-file.ts';
import { runCli, runHere } from '../testing/command.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { refOf } from '../testing/registries.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';

afterAll(removeFolders);
jest.setTimeout(60_000);

/** A store in which mf-chat was released twice, and the command line beside it. */
async function product() {
  const own = ownStore();
  const one = await releaseLive(own.files, own.keys, 'mf-chat', 'one');
  const two = await releaseLive(own.files, own.keys, 'mf-chat', 'two');
  const three = await storeRelease(own.files, 'mf-chat', 'three');
  return { ...own, versions: [one.version, two.version, three.version] as const };
}

test('a version goes from canary to live and back, and the history tells', async () => {
  const { run, chat, versions } = await product();
  const [one, two, three] = versions;
  const canary = await run('canary', 'mf-chat', '--share', '10', '--version', three);
  expect(canary).toMatchObject({ code: 0, output: `mf-chat ${three} for 10 % of the browsers` });
  expect((await chat())?.canary).toEqual({ version: three, share: 10 });
  expect(await run('promote', 'mf-chat', '--why', 'no complaints')).toMatchObject({
    code: 0,
    output: `mf-chat ${three} live for everybody`,
  });
  expect(await run('rollback', 'mf-chat')).toMatchObject({
    output: `mf-chat ${two} is live again, instead of ${three}`,
  });
  expect(await chat()).toMatchObject({ live: two, before: [one], canary: null });
  const status = await run('status');
  expect(status.output).toMatch(new RegExp(`mf-chat +${two} +– +– +${one}`));
  expect(status.output).toMatch(/#\d+ .+live for everybody +no complaints/);
  const json = JSON.parse((await run('status', '--json')).output);
  expect(json.registry.channels['mf-chat'].live).toBe(two);
});

test('a version is not tried where it meets what it does not fit', async () => {
  const { run, chat, files, keys, versions } = await product();
  await releaseLive(files, keys, 'mf-members', 'one');
  const pinned = await storeRelease(files, 'mf-members', 'two', { path: '/mf-chat' });
  await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
    pinSite(current, pinned, 'one.example'),
  );
  const refused = await run('canary', 'mf-chat', '--share', '10', '--version', versions[2]);
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('route /mf-chat belongs to mf-members (on one.example) → ');
  expect((await chat())?.canary).toBeNull();
});

test.each(['mf-chat', '*'])(
  'a version that takes off a page is tried when somebody says that %s goes, and then goes on',
  async (without) => {
    const { run, chat, files } = await product();
    const { version } = await storeRelease(files, 'mf-chat', 'moved', { path: '/talks' });
    const tried = ['canary', 'mf-chat', '--version', version, '--share'];
    const refused = await run(...tried, '10');
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('it takes off the page /mf-chat, which is live → ');
    expect((await chat())?.canary).toBeNull();
    expect(await run(...tried, '10', '--without', without)).toMatchObject({ code: 0 });
    expect(await run(...tried, '25')).toMatchObject({ code: 0 });
    expect((await chat())?.canary).toEqual({ version, share: 25 });
  },
);

test.each(['0', '101', 'half'])(
  'a share of %s is no share, and nothing is built for it',
  async (share) => {
    const { run } = await product();
    expect(await run('canary', 'mf-chat', '--share', share)).toMatchObject({
      code: 2,
      errors: expect.stringContaining(
        `--share wants percent, above 0 and up to 100, not "${share}"`,
      ),
    });
  },
);

test('a canary by evidence begins with its first step, and the history tells the others', async () => {
  const { run, chat, versions } = await product();
  const [, , three = ''] = versions;
  const again = ['canary', 'mf-chat', '--version', three];
  const begun = await run(...again, '--steps', '5,25,100');
  expect(begun).toMatchObject({
    code: 0,
    output: `mf-chat ${three} for 5 % of the browsers, by evidence then 25 and 100 %`,
  });
  expect((await chat())?.canary).toMatchObject({ share: 5, rollout: { steps: [5, 25, 100] } });
  const { output } = await run('status');
  expect(output).toContain(`${three} (5 %, by evidence then 25 and 100 %)`);
  for (const steps of ['25,5', '5,5', '0,5', '5,101', 'five', '', '100', '5,,25']) {
    expect(await run(...again, '--steps', steps)).toMatchObject({ code: 2 });
  }
  expect(await run(...again, '--steps', '5,25', '--share', '5')).toMatchObject({ code: 2 });
});

test('a canary can be stopped', async () => {
  const { run, chat, versions } = await product();
  await run('canary', 'mf-chat', '--share', '10', '--version', versions[2]);
  expect((await run('canary', 'mf-chat', '--stop')).output).toBe(
    `mf-chat canary ${versions[2]} ended`,
  );
  expect((await chat())?.canary).toBeNull();
});

test('going back to a named version says which canary that ends', async () => {
  const { run, versions } = await product();
  const [one, two, three] = versions;
  await run('canary', 'mf-chat', '--share', '10', '--version', three);
  expect((await run('rollback', 'mf-chat', '--to', one)).output).toBe(
    `mf-chat canary ${three} ended; ${one} is live again, instead of ${two}`,
  );
});

test('a dry run changes nothing', async () => {
  const { run, text, versions } = await product();
  const before = text();
  const all = [
    ['rollback', 'mf-chat'],
    ['canary', 'mf-chat', '--share', '5', '--version', versions[2]],
    ['prune'],
    ['keys', 'rotate'],
    ['keys', 'sign', '--why', 'test'],
  ];
  const answers = await Promise.all(all.map((args) => run(...args, '--dry-run')));
  for (const { code, output } of answers) {
    expect([code, output]).toEqual([0, expect.stringMatching(/dry run|would/)]);
  }
  expect(text()).toBe(before);
});

test('every command says the same for programs', async () => {
  const { run, versions } = await product();
  const [one, two, three] = versions;
  const json = async (...args: string[]) => {
    const { code, output, errors } = await run(...args, '--json');
    expect([args, code, errors]).toEqual([args, 0, '']);
    return JSON.parse(output);
  };
  const canary = await json('canary', 'mf-chat', '--share', '10', '--version', three);
  expect(canary).toEqual({ name: 'mf-chat', version: three, share: 10, dryRun: false });
  const promoted = await json('promote', 'mf-chat');
  expect(promoted.packages).toEqual([{ name: 'mf-chat', live: three }]);
  const back = await json('rollback', 'mf-chat', '--dry-run');
  expect(back.packages).toEqual([{ name: 'mf-chat', live: two, withdrawn: [three] }]);
  expect(back.dryRun).toBe(true);
  expect(await json('prune')).toEqual({ deleted: [], dryRun: false });
  expect((await json('keys')).keys).toEqual([expect.objectContaining({ use: 'signs' })]);
  const override = await json('override', 'mf-chat', '--version', one);
  expect(override).toMatchObject({ remote: 'mf-chat', version: one });
  expect((await json('status')).registry.channels['mf-chat'].live).toBe(three);
  expect(JSON.parse((await run('promote', 'mf-chat', '--json')).output)).toEqual({
    error: 'mf-chat has no canary',
  });
  expect(JSON.parse((await run('status', '--nonsense', '--json')).output)).toEqual({
    error: "Unknown option '--nonsense'; --help says more",
  });
});

test('a remote that is over is taken off, once no checkout has it any more', async () => {
  const { run, files, keys, registry, text } = await product();
  await releaseLive(files, keys, 'mf-summer', 'one');
  await releaseLive(files, keys, 'shell', 'one');
  const before = text();
  const refused = await run('take-off', 'mf-summer', 'mf-chat');
  expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/^mf-chat is still in/) });
  expect(await run('take-off', 'shell')).toMatchObject({ code: 1 });
  expect((await run('take-off', 'mf-summer', '--dry-run')).code).toBe(0);
  expect(text()).toBe(before);
  const { sequence = 0 } = (await registry()) ?? {};
  const done = await run('take-off', 'mf-summer', '--why', 'season is over');
  expect(done).toMatchObject({ code: 0, output: 'mf-summer taken off' });
  const after = await registry();
  expect(Object.keys(after?.channels ?? {})).toEqual(['mf-chat', 'shell']);
  expect(after?.sequence).toBe(sequence + 1);
  expect((await run('status')).output).toMatch(/mf-summer taken off +season is over/);
  expect(await run('take-off', 'mf-summer')).toMatchObject({ code: 1 });
});

test('a preview of what is live says that it is', async () => {
  const { run, files, keys } = await product();
  const own = { inputs: inputHash('mf-chat'), gitRevision: 'unknown' };
  const { version } = await releaseLive(files, keys, 'mf-chat', 'as it is here', own);
  const { code, output } = await run('release', 'mf-chat', '--preview', '--no-browser');
  expect(code).toBe(0);
  expect(output).toMatch(new RegExp(`^mf-chat +${version} +unchanged\n\nLive already. `));
});

test('a shell that is in the store is not said to be missing; an override is of a remote', async () => {
  const { run, files } = await product();
  const { version } = await storeRelease(files, 'shell', 'one');
  const refused = await run('override', 'shell', '--version', version);
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('--preview') });
});

/** Something that answers like a product with one site. */
async function productWith(site: string) {
  const server = createServer(({ headers }, answer) => {
    answer.writeHead(headers.host === site ? 200 : 421).end();
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

test('an override is a whole address, of the site that is asked for if there is one', async () => {
  const { store, keysFolder, versions } = await product();
  const { url, close } = await productWith('nl.example');
  const override = (...more: string[]) =>
    runHere(['override', 'mf-chat', '--version', versions[0], '--store', store, ...more], {
      KEYS_DIR: keysFolder,
      PUBLIC_URL: url,
    });
  const { port } = new URL(url);
  expect((await override()).output).toMatch(
    new RegExp(`^http://localhost:${port}/override\\?token=[\\w.-]+$`),
  );
  expect((await override('--site', 'nl.example')).output).toMatch(
    new RegExp(`^http://nl\\.example:${port}/override\\?token=`),
  );
  expect(await override('--site', 'nl.exmaple')).toMatchObject({
    code: 1,
    errors: `${url} has no site nl.exmaple`,
  });
  close();
});

test('a site that the product does not have is refused, and so is one nobody can tell of', async () => {
  const { store, keysFolder, text } = await product();
  const before = text();
  const { url, close } = await productWith('nl.example');
  const release = async (site: string, address: string, ...more: string[]) => {
    const args = ['release', 'mf-chat', '--site', site, '--no-browser', '--dry-run'];
    const env = { KEYS_DIR: keysFolder, PUBLIC_URL: address };
    return runCli([...args, '--store', store, ...more], env);
  };
  expect(await release('nl.exmaple', url)).toEqual({
    code: 1,
    output: '',
    errors: `${url} has no site nl.exmaple`,
  });
  expect(await release('nl.example', url)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('it takes off the page /mf-chat, which is live'),
  });
  const meant = await release('nl.example', url, '--without', 'mf-chat');
  expect(meant).toMatchObject({
    errors: '',
    output: expect.stringMatching(/^mf-chat .+ built in /),
  });
  close();
  expect(await release('nl.example', url)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/does not say whether it has a site nl\.example; name a product/),
  });
  expect(text()).toBe(before);
}, 300_000);

test('status says which store it is, and when it may not be the one that is meant', async () => {
  const { run, store, keysFolder } = await product();
  const [first] = (await run('status')).output.split('\n');
  expect(first).toBe(`Store: ${store} (--store)`);
  const data = temporaryFolder();
  mkdirSync(join(data, 'gateway'));
  const used = { pid: process.pid, port: 4400, store: '/elsewhere' };
  writeFileSync(join(data, 'gateway/used-store.json'), JSON.stringify(used));
  const env = { KEYS_DIR: keysFolder, DATA_DIR: data, STORE_DIR: store, STORE_URL: '' };
  const told = (await runHere(['status'], env)).output;
  expect(told).toContain(`Store: ${store} (STORE_DIR)`);
  expect(told).toContain('The product that runs on port 4400 uses another: /elsewhere');
  const both = (await runHere(['status', '--store', store], { ...env, STORE_DIR: '/b' })).output;
  expect(both).toContain('STORE_DIR=/b is not used: --store comes first.');
});

test('a wrong key is refused, and nothing live changes', async () => {
  const { store, text } = await product();
  const before = text();
  const args = ['rollback', 'mf-chat', '--store', store];
  const answer = await runHere(args, { KEYS_DIR: temporaryFolder() });
  expect(answer.code).toBe(1);
  expect(answer.errors).toMatch(/^the registry is signed with key \w{12}, which is not accepted$/);
  expect(text()).toBe(before);
});

test('an old registry that was put back is refused', async () => {
  const { run, file, text } = await product();
  const old = text();
  await run('rollback', 'mf-chat');
  writeFileSync(file, old);
  const answer = await run('rollback', 'mf-chat');
  expect(answer).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/older than its history/),
  });
  expect(text()).toBe(old);
});

/** Resolves when a command has looked at the store and wants its turn. */
function somebodyWaits(store: string): Promise<void> {
  return new Promise((done) => {
    const watcher = watch(store, (_event, name) => {
      if (!/^registry\.lock\..+\.tmp$/.test(name ?? '')) return;
      watcher.close();
      done();
    });
  });
}

test('somebody who was faster is exit code 4', async () => {
  const { run, files, keys, file, registry, store, text } = await product();
  const now = await registry();
  let answer: ReturnType<typeof run> | undefined;
  let between = '';
  await files.alone(async () => {
    const waiting = somebodyWaits(store);
    answer = run('rollback', 'mf-chat');
    await waiting;
    if (now) writeFileSync(file, signRegistry(goLive(now, refOf('e')), keys.pair));
    between = text();
  });
  expect(await answer).toMatchObject({
    code: 4,
    errors: expect.stringMatching(/^mf-chat was changed meanwhile/),
  });
  expect(text()).toBe(between);
});

test('after a rotation both keys count until the old one is retired', async () => {
  const { run } = await product();
  const [old = ''] = (await run('keys')).output.split('\n')[1]?.split(' ') ?? [];
  const rotated = await run('keys', 'rotate', '--why', 'yearly');
  expect(rotated.output).toMatch(new RegExp(`${old} +accepted`));
  expect(rotated.output).toMatch(/\w{12} +signs/);
  expect((await run('rollback', 'mf-chat')).code).toBe(0);
  expect((await run('keys', 'retire', old)).output).not.toContain(old);
});

test('prune deletes uploads that were never finished, and nothing that a tab may ask for', async () => {
  const { run, files, keys } = await product();
  for (const text of ['4', '5', '6', '7', '8', '9', '10']) {
    await releaseLive(files, keys, 'mf-chat', text);
  }
  const before = await files.list('releases');
  await files.write('releases/mf-chat/dddddddddddd/entry.js', 'half an upload');
  const answer = await run('prune');
  expect(answer.output).toMatch(/mf-chat +dddddddddddd +never finished/);
  expect(answer.output).toMatch(/\b1 deleted$/);
  expect(await files.list('releases')).toEqual(before);
});

test('keys lost: the registry is signed anew when a person vouches for it', async () => {
  const { store } = await product();
  const env = { KEYS_DIR: temporaryFolder() };
  expect((await runHere(['keys', 'sign', '--store', store], env)).code).toBe(2);
  const signed = await runHere(['keys', 'sign', '--why', 'laptop lost', '--store', store], env);
  expect(signed.code).toBe(0);
  expect((await runHere(['rollback', 'mf-chat', '--store', store], env)).code).toBe(0);
  rmSync(env.KEYS_DIR, { recursive: true });
});
