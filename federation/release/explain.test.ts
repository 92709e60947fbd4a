import { jest } from '@jest/globals';
import { verifyComposition } from '../registry/composition.ts';
import { pinSite, publish } from '../registry/steps.ts';
import { readHistory } from '../store/history.ts';
import { writePreview } from '../store/previews.ts';
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

describe('what was shown at another time', () => {
  const linkIn = (output: string) => new URL(output.split('\n').at(-1) ?? '');
  const tokenOf = (output: string) => linkIn(output).searchParams.get('token') ?? '';

  test('by time or by step, with an address that opens it', async () => {
    const { run, files, keys, one } = await product();
    const [, , third] = (await readHistory(files, 20)).reverse();
    // The step after it made mf-chat another.
    const second = (await readHistory(files, 20)).at(-2);
    const step = second?.sequence ?? 0;
    expect(third?.sequence).toBe(step + 1);
    const by = async (...args: string[]) => run('explain', '/chats?x=1', ...args);
    const then = await by('--step', `#${step}`, '--minutes', '5', '--bucket', '7');
    expect(then).toMatchObject({ code: 0 });
    expect(then.output).toContain(one);
    const composition = verifyComposition(tokenOf(then.output), keys.accepted);
    expect(composition).toMatchObject({ step, bucket: 7, path: '/chats?x=1', packages: {} });
    expect((composition?.until ?? 0) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    const at = second?.change?.at.replace('Z', '') ?? '';
    expect(verifyComposition(tokenOf((await by('--at', at)).output), keys.accepted)?.step).toBe(
      step,
    );
  });

  test('what is live now, and what a branch previews', async () => {
    const { run, files, keys } = await product();
    const now = await run('explain', '/chats/1', '--open', '--site', 'nl.example');
    expect(linkIn(now.output).hostname).toBe('nl.example');
    const tried = await storeRelease(files, 'mf-chat', 'branch', { path: '/chats/:id' });
    const origin = { branch: 'summer', commit: 'abc' };
    await writePreview(files, keys.pair, tried, origin);
    const previewed = await run('explain', '/chats/1', '--branch', 'summer');
    expect(previewed.output).toMatch(new RegExp(`page +mf-chat +${tried.version}`));
    expect(verifyComposition(tokenOf(previewed.output), keys.accepted)?.packages).toEqual({
      'mf-chat': { version: tried.version, digest: tried.digest },
    });
    const pinned = await storeRelease(files, 'mf-chat', 'pinned', { path: '/chats/:id' });
    await changeRegistry(files, keys, note, (current) => pinSite(current, pinned, 'nl.example'));
    const there = await run('explain', '/chats/1', '--branch', 'summer', '--site', 'nl.example');
    expect(there.output).toMatch(new RegExp(`page +mf-chat +${tried.version}`));
    await releaseLive(files, keys, 'mf-chat', 'later', { path: '/chats/:id' });
    const shown = async (...args: string[]) => (await run('explain', '/chats/1', ...args)).output;
    expect(await shown('--branch', 'summer')).not.toContain(tried.version);
    expect(await shown('--branch', 'summer', '--commit', 'abc')).toContain(tried.version);
  });

  test.each([
    [['--at', 'Tuesday'], 2, 'wants a time'],
    [['--at', '2020-01-01'], 1, 'nothing was released yet'],
    [['--step', '12'], 1, 'there is no step #12'],
    [['--step', '12', '--at', '2026-11-24'], 2, 'not both'],
    [['--step', '1.5'], 2, 'wants a whole number'],
    [['--open', '--minutes', '9999'], 2, 'up to 1440'],
    [['--open', '--bucket', '10000'], 2, 'up to 9999'],
  ])('%j is refused', async (args, code, reason) => {
    const { run } = await product();
    const answer = await run('explain', '/', ...args);
    expect(answer.code).toBe(code);
    expect(answer.errors).toContain(reason);
  });
});
