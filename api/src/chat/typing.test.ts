import { jest } from '@jest/globals';
import { second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { listen } from '../testing/stream.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  await listen(t);
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 100 });
  bob = await testMember(t, { credits: 100 });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => t.close());

const type = ({ client }: TestMember, conversation: string) =>
  client.post('/api/typing.php', { conversation });

test('the other one sees who types, and neither who types nor anybody else does', async () => {
  const cat = await testMember(t);
  const { conversation } = await write(ann, bob);
  await write(ann, cat);
  const [anns, bobs, cats] = [await open(ann), await open(bob), await open(cat)];
  expect((await type(ann, conversation)).status).toBe(204);
  await bobs.until(() => bobs.events('typing').length > 0);
  expect(bobs.events('typing')).toEqual([{ conversation, profile: ann.id }]);
  await write(ann, cat);
  for (const page of [anns, cats]) {
    await page.until(() => page.events('message').length > 0);
    expect(page.events('typing')).toEqual([]);
  }
});

test('a sign is for now: a page that opens later is not told of it', async () => {
  const { conversation } = await write(ann, bob);
  const before = await open(bob);
  const { lastId } = before;
  await type(ann, conversation);
  await before.until(() => before.events('typing').length > 0);
  const later = await open(bob, lastId);
  await write(ann, bob);
  await later.until(() => later.events('message').length > 0);
  expect(later.events('typing')).toEqual([]);
});

test('who types and has read all says nothing of reading', async () => {
  const { conversation } = await write(ann, bob);
  const anns = await open(ann);
  await bob.client.post('/api/read.php', { conversation });
  await anns.until(() => anns.events('read').length > 0);
  const writes = jest.spyOn(t.ctx.db, 'transaction');
  await type(bob, conversation);
  await anns.until(() => anns.events('typing').length > 0);
  expect(anns.events('read')).toHaveLength(1);
  expect(writes).not.toHaveBeenCalled();
});

test.each(['ann', 'bob'])(
  'with a block by %s nobody is seen to type, as if nobody were there',
  async (by) => {
    const { conversation } = await write(ann, bob);
    const [blocker, blocked] = by === 'ann' ? [ann, bob] : [bob, ann];
    await blocker.client.post('/api/block.php', { profile: blocked.id });
    const unknown = await type(ann, '0'.repeat(26));
    for (const member of [ann, bob]) {
      expect(await type(member, conversation)).toMatchObject({ status: 404, text: unknown.text });
    }
  },
);

test('sixty signs come at once, then one a second; of one member, wherever they type', async () => {
  const cat = await testMember(t);
  const { conversation: one } = await write(ann, bob);
  const { conversation: other } = await write(ann, cat);
  const signs: Awaited<ReturnType<typeof type>>[] = [];
  // Not all in one moment: who waits for seconds until their turn comes is refused for that.
  for (let turn = 0; turn < 3; turn += 1) {
    const some = Array.from({ length: 20 }, (_, n) => type(ann, n % 2 === 0 ? one : other));
    signs.push(...(await Promise.all(some)));
  }
  expect(signs.map(({ status }) => status)).toEqual(signs.map(() => 204));
  expect(await type(ann, one)).toMatchObject({
    status: 429,
    body: { error: { code: 'rate_limited', details: { retry_after: 1 } } },
  });
  expect((await type(bob, one)).status).toBe(204);
  t.clock.advance(second - 1);
  expect((await type(ann, other)).status).toBe(429);
  t.clock.advance(1);
  expect((await type(ann, one)).status).toBe(204);
  expect((await type(ann, one)).status).toBe(429);
});

test('who types has read: the other one is told of that first', async () => {
  const cat = await testMember(t, { credits: 10 });
  // Looked into first, though it has nothing that waits.
  const { conversation: elsewhere } = await write(cat, bob);
  await bob.client.post('/api/read.php', { conversation: elsewhere });
  const { conversation } = await write(ann, bob);
  const anns = await open(ann);
  await type(bob, conversation);
  await anns.until(() => anns.events('typing').length > 0);
  const told = anns.received.map(({ event }) => event);
  expect(told.filter((event) => ['read', 'typing'].includes(event))).toEqual(['read', 'typing']);
  expect(anns.events('read')).toMatchObject([{ conversation, seq: 1 }]);
});
