import { randomUUID } from 'node:crypto';
import { balanceOf } from '../credits/balance.ts';
import { minute, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { giphyKey } from './gif-key.ts';
import { GiphyStub } from './giphy-stub.ts';
import { findStickers } from './stickers/find-stickers.ts';

const stub = new GiphyStub();
let t: TestApp;
let plain: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  const url = await stub.listen();
  const giphy = { GIPHY_API_KEY: 'key-of-ours', GIPHY_API_URL: url, GIPHY_MEDIA_URL: url };
  t = await testApp(undefined, giphy);
  plain = await testApp();
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 1000 });
  bob = await testMember(t, { user: { language: 'nl' } });
  t.clock.advance(2 * minute);
  const gif = (_: unknown, n: number) => ({ id: `gif${n}x`, width: '200', height: '113' });
  Object.assign(stub, { seen: [], trouble: undefined, headers: {} });
  stub.gifs = Array.from({ length: 30 }, gif);
});
afterAll(async () => {
  await t.close();
  await plain.close();
  stub.close();
});

interface Gif {
  key: string;
  label: string;
  url: string;
  still_url: string;
}
interface Page {
  gifs: Gif[];
  cursor: string | null;
  credit: string | null;
}
const search = async (query: string, who = ann) =>
  (await who.client.get(`/api/gifs.php?${query}`)).body as Page;
const ownOf = ({ gifs }: Page) => gifs.filter(({ key }) => key.startsWith('sticker:'));
const theirsOf = ({ gifs }: Page) => gifs.filter(({ key }) => key.startsWith('giphy:'));

function send(body: string) {
  const message = { profile: bob.id, client_id: randomUUID(), kind: 'gif', body };
  return ann.client.post('/api/message.php', message);
}

test('without a key there are our own stickers, and nobody else is asked', async () => {
  const member = await testMember(plain);
  const all = await search('', member);
  expect(all.gifs.length).toBeGreaterThanOrEqual(40);
  expect(await search('q=kiss', member)).toMatchObject({
    gifs: [{ key: 'sticker:kiss', label: 'Kiss' }, { key: 'sticker:lips' }],
    cursor: null,
    credit: null,
  });
});

test('what is found are our stickers, then theirs page by page, all at our own address', async () => {
  const first = await search('q=kiss');
  expect(ownOf(first).length).toBe(2);
  expect(theirsOf(first).length).toBe(24);
  expect(first).toMatchObject({ cursor: '24', credit: 'Powered by GIPHY' });
  for (const { url, still_url } of first.gifs)
    expect(url + still_url).toMatch(/^(\/api\/gif\/[^/]+\/(moving|still)){2}$/);
  const rest = await search('q=kiss&cursor=24');
  expect([ownOf(rest).length, theirsOf(rest).length, rest.cursor]).toEqual([0, 6, null]);
  const asked = stub.seen.map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(asked[0]).toMatchObject({
    api_key: 'key-of-ours',
    q: 'kiss',
    rating: 'pg-13',
    lang: 'en',
  });
  expect(JSON.stringify(first)).not.toContain('key-of-ours');
});

test('a sticker is found in the language of who looks, with or without accents', async () => {
  expect(ownOf(await search('q=knuff', bob))).toMatchObject([{ label: 'Knuffel' }]);
  expect(ownOf(await search('q=hug', bob))).toMatchObject([{ label: 'Knuffel' }]);
  // A language that has no texts yet has its words for stickers all the same.
  expect(findStickers('snieg', 'pl')).toEqual(['snowflake']);
});

test.each([
  ['an error', 500, 30],
  ['too many calls', 429, 90],
  ['no JSON', Buffer.from('<html>'), 0],
  ['another shape', Buffer.from('{"data":[{"id":"../../x"}]}'), 0],
  ['very much', Buffer.alloc(3_000_000, 'x'), 0],
] as const)(
  'with %s there are our own, and it has a rest [R29]',
  async (_what, trouble, seconds) => {
    stub.trouble = trouble;
    stub.headers = trouble === 429 ? { 'retry-after': '90' } : {};
    const page = await search('q=kiss');
    expect([ownOf(page).length, theirsOf(page).length, page.credit]).toEqual([2, 0, null]);
    stub.trouble = undefined;
    if (seconds > 0) {
      t.clock.advance((seconds - 1) * second);
      expect(theirsOf(await search('q=kiss'))).toEqual([]);
      expect(stub.seen.length).toBe(1);
      t.clock.advance(2 * second);
    }
    expect(theirsOf(await search('q=kiss')).length).toBe(24);
  },
);

test('it is waited for no longer than three seconds, and sent nowhere else [S96]', async () => {
  stub.trouble = 302;
  stub.headers = { location: 'http://127.0.0.1:1/' };
  expect(theirsOf(await search('q=kiss'))).toEqual([]);
  t.clock.advance(minute);
  stub.trouble = 'silent';
  const begun = performance.now();
  expect(ownOf(await search('q=kiss')).length).toBe(2);
  expect(performance.now() - begun).toBeLessThan(6000);
});

test('a sticker is sent as its key, paid as a message, and named in the language of its reader', async () => {
  expect(await send('sticker:hug')).toMatchObject({
    status: 200,
    body: { message: { kind: 'gif', body: 'sticker:hug', label: 'Hug', gif: { label: 'Hug' } } },
  });
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(990);
  const { body } = await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  const { gif } = (body as { messages: { gif: Gif }[] }).messages[0] ?? {};
  expect(gif?.label).toBe('Knuffel');
  const moving = await bob.client.get(gif?.url ?? '');
  expect(moving.headers).toMatchObject({ 'content-type': 'image/svg+xml' });
  expect(moving.text).toContain('@keyframes');
  expect((await bob.client.get(gif?.still_url ?? '')).text).not.toContain('@keyframes');
});

test('a GIF of theirs is sent and fetched only as a search gave it', async () => {
  const [gif] = theirsOf(await search('q=kiss'));
  const key = gif?.key ?? '';
  expect(await send(key)).toMatchObject({
    status: 200,
    body: { message: { gif: { width: 200, height: 113, label: 'GIF' } } },
  });
  expect(await bob.client.get(gif?.url ?? '')).toMatchObject({
    status: 200,
    text: 'GIF89a of /media/gif0x/200w.gif',
  });
  const elsewhere = giphyKey('another secret', { id: 'gif0x', width: 200, height: 113 });
  const forged = [key.replace('gif0x', 'gif1x'), key.replace('200x', '900x'), elsewhere];
  for (const other of [
    ...forged,
    'sticker:none',
    'sticker:__proto__',
    'https://evil.example/a.gif',
    'hug',
  ]) {
    expect([other, (await send(other)).status]).toEqual([other, 400]);
    expect(
      (await bob.client.get(`/api/gif/${encodeURIComponent(other)}/moving`)).status,
    ).toBeGreaterThanOrEqual(400);
  }
  expect(stub.seen.some(({ pathname }) => pathname.includes('gif1x/'))).toBe(false);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(990);
});

test('what is no picture is not passed on, and not kept', async () => {
  const [gif] = theirsOf(await search('q=kiss'));
  stub.trouble = Buffer.from('<script>alert(1)</script>');
  const answer = await bob.client.get(gif?.url ?? '');
  expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});

test('pictures and searches are for members', async () => {
  for (const url of ['/api/gifs.php', '/api/gif/sticker:hug/moving']) {
    expect((await t.client().get(url)).status).toBe(403);
  }
});
