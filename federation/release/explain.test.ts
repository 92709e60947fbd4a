import { jest } from '@jest/globals';
import { pinSite, publish } from '../registry/steps.ts';
import { changeRegistry } from '../store/registry-file.ts';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';

afterAll(removeFolders);
jest.setTimeout(60_000);

const note = { who: '', what: '', why: '' };
const chatTeam = { team: 'chat', contact: 'https://chat.example/help' };

/** A shell, a page with a version before it, and a remote that only brings slots. */
async function product() {
  const own = ownStore();
  const { files, keys } = own;
  await releaseLive(files, keys, 'shell', 'one');
  const one = await releaseLive(files, keys, 'mf-chat', 'one');
  const two = await releaseLive(files, keys, 'mf-chat', 'two', {
    path: '/chats/:id',
    owner: chatTeam,
  });
  await releaseLive(files, keys, 'mf-members', 'one', { slots: ['modal:match'] });
  await releaseLive(files, keys, 'mf-account', 'one');
  return { ...own, one: one.version, two: two.version };
}

test('a page is its frame, its remote and the slots of others, each with its team', async () => {
  const { run, one, two } = await product();
  const { code, output } = await run('explain', '/chats/12?x=1');
  expect(code).toBe(0);
  const [head, , , ...rows] = output.split('\n');
  expect(head).toBe('/chats/12 on localhost is mf-chat (/chats/:id)');
  expect(rows).toEqual([
    expect.stringMatching(/^frame +shell +[0-9a-f]{12} .+ – +– +–$/),
    expect.stringMatching(
      `^page +mf-chat +${two} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +abc +${one} +chat +https://chat.example/help$`,
    ),
    expect.stringMatching(/^modal:match +mf-members /),
  ]);
});

test('what a site has pinned is what it shows, and a trial is named', async () => {
  const { run, files, keys, two } = await product();
  const pinned = await storeRelease(files, 'mf-chat', 'three', { path: '/chats/:id' });
  const tried = await storeRelease(files, 'mf-chat', 'four', { path: '/chats/:id' });
  await changeRegistry(files, keys, note, (current) =>
    publish(pinSite(current, pinned, 'nl.example'), tried, { kind: 'canary', share: 5 }),
  );
  const page = async (...args: string[]) => {
    const { pathname, parts } = JSON.parse((await run('explain', ...args, '--json')).output);
    return [pathname, parts.find(({ role }: { role: string }) => role === 'page')];
  };
  expect(await page('https://nl.example/chats/1')).toMatchObject([
    '/chats/1',
    { version: pinned.version, previous: two },
  ]);
  expect(await page('/chats/1', '--site', 'nl.example')).toMatchObject([
    '/chats/1',
    { version: pinned.version },
  ]);
  expect(await page('/chats/1')).toMatchObject([
    '/chats/1',
    { version: two, canary: { version: tried.version, share: 5 } },
  ]);
  expect((await run('explain', '/chats/1')).output).toContain(
    `\n5 % of the browsers get mf-chat ${tried.version} instead.`,
  );
});

test('an address that nobody has belongs to the frame', async () => {
  const { run } = await product();
  const { code, output } = await run('explain', '/nowhere');
  expect(code).toBe(0);
  expect(output).toContain('/nowhere on localhost belongs to no remote');
  expect(output).not.toMatch(/^page/m);
});

test.each([
  [2, /name one address/, []],
  [2, /name one address/, ['/a', '/b']],
  [2, /is no address/, ['http://']],
  [2, /--site wants a host name/, ['/a', '--site', 'x/y']],
  [1, /nothing is released in .+ yet/, ['/a']],
])('exit code %i: %s', async (expected, says, args) => {
  const { code, errors } = await ownStore().run('explain', ...args);
  expect([code, errors]).toEqual([expected, expect.stringMatching(says)]);
});
