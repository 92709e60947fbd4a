import { jest } from '@jest/globals';
import { startCanary } from '../registry/steps.ts';
import { changeRegistry } from '../store/registry-file.ts';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';

afterAll(removeFolders);
jest.setTimeout(60_000);

/** mf-chat moved from /talk to /chats, and mf-members from /members to /talk after it. */
async function product() {
  const own = ownStore();
  const { files, keys } = own;
  const live = (name: string, path: string) => releaseLive(files, keys, name, path, { path });
  const chat = await live('mf-chat', '/talk');
  const members = await live('mf-members', '/members');
  await live('mf-chat', '/chats');
  await live('mf-members', '/talk');
  const trial = async (name: string, path: string, share = 10) => {
    const stored = await storeRelease(files, name, `trial of ${path}`, { path });
    await changeRegistry(files, keys, { who: '', what: '', why: '' }, (current) =>
      startCanary(current, stored, share),
    );
    return stored.version;
  };
  const versions = async () => {
    const { channels } = (await own.registry()) ?? {};
    return [channels?.['mf-chat']?.live, channels?.['mf-members']?.live];
  };
  return { ...own, chat: chat.version, members: members.version, trial, versions };
}

const conflict = 'route /talk belongs to mf-members';

test('nobody goes back to what meets a neighbour that it does not fit, unless they insist', async () => {
  const { run, text, chat, versions } = await product();
  const before = text();
  for (const more of [[], ['--dry-run']]) {
    const refused = await run('rollback', 'mf-chat', ...more);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(`mf-chat ${chat}: ${conflict} → take along what`);
  }
  expect(text()).toBe(before);
  expect((await run('rollback', 'mf-chat', '--anyway')).code).toBe(0);
  expect((await versions())[0]).toBe(chat);
});

test('what was released together goes back together, in one step', async () => {
  const { run, chat, members, versions, registry } = await product();
  const { sequence = 0 } = (await registry()) ?? {};
  const back = await run('rollback', 'mf-chat', 'mf-members', '--why', 'both');
  expect(back).toMatchObject({ code: 0, errors: '' });
  expect(back.output).toMatch(`${chat} is live again`);
  expect(await versions()).toEqual([chat, members]);
  const after = await registry();
  expect(after?.sequence).toBe(sequence + 1);
  expect(after?.change?.what).toBe(back.output);
});

test('of several that one cannot take back, none is', async () => {
  const { run, text } = await product();
  await run('rollback', 'mf-members');
  const before = text();
  expect(await run('rollback', 'mf-chat', 'mf-members')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/mf-members has no version before/),
  });
  expect(text()).toBe(before);
});

test('what was wrong before a step does not keep anybody from going back', async () => {
  const { run, chat, trial, versions } = await product();
  await trial('mf-chat', '/talk');
  await run('promote', 'mf-chat', '--anyway');
  expect(await run('rollback', 'mf-chat', '--to', chat)).toMatchObject({ code: 0, errors: '' });
  expect((await versions())[0]).toBe(chat);
});

test('a canary that fits on trial alone is live for nobody else, unless its neighbour comes along', async () => {
  const { run, trial, versions } = await product();
  const both = [await trial('mf-members', '/people'), await trial('mf-chat', '/talk')];
  expect(await run('promote', 'mf-chat')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(conflict),
  });
  expect(await run('promote', 'mf-members', 'mf-chat')).toMatchObject({ code: 0, errors: '' });
  expect(await versions()).toEqual(both.reverse());
});

test('nor does its trial end while another one needs it', async () => {
  const { run, trial, registry } = await product();
  await trial('mf-members', '/people');
  await trial('mf-chat', '/talk');
  expect(await run('canary', 'mf-members', '--stop')).toMatchObject({
    code: 1,
    errors: expect.stringMatching('route /talk belongs to mf-chat'),
  });
  const { code, output } = await run('canary', 'mf-members', 'mf-chat', '--stop', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(output).packages).toHaveLength(2);
  const { channels } = (await registry()) ?? {};
  expect(Object.values(channels ?? {}).map(({ canary }) => canary)).toEqual([null, null]);
});

test('what does not fit for some is not live for all unless they insist, and need not stay', async () => {
  const { run, trial, versions } = await product();
  const tried = await trial('mf-chat', '/talk');
  expect(await run('promote', 'mf-chat')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(`mf-chat ${tried}: ${conflict}`),
  });
  expect(await run('canary', 'mf-chat', '--stop')).toMatchObject({ code: 0, errors: '' });
  await trial('mf-chat', '/talk', 100);
  expect(await run('promote', 'mf-chat')).toMatchObject({ code: 0, errors: '' });
  expect((await versions())[0]).toBe(tried);
});
