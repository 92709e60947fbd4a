import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { statementsOf } from '../testing/statements.ts';
import { listen, TestStream } from '../testing/stream.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
let cat: TestMember;
let conversation: string;
beforeAll(async () => {
  t = await testApp(undefined, { SESSION_SECONDS: '5' });
  const premium = { user: { premium_since: t.clock.now() } };
  ann = await testMember(t, { ...premium, credits: 1000 });
  bob = await testMember(t);
  cat = await testMember(t, { credits: 1000 });
  const { body } = await write(ann, { profile: bob.id });
  conversation = (body as { message: { conversation: string } }).message.conversation;
});
afterAll(() => t.close());

function write(from: TestMember, to: object) {
  return from.client.post('/api/message.php', {
    ...to,
    client_id: randomUUID(),
    kind: 'text',
    body: 'Hello you',
  });
}

const calls: [string, number, () => Promise<{ status: number }>][] = [
  ['a message', 6, () => write(ann, { conversation })],
  ['a message of a free member', 7, () => write(cat, { profile: bob.id })],
  ['the list of chats', 2, () => bob.client.get('/api/chats.php')],
  ['a conversation', 6, () => bob.client.get(`/api/chat.php?conversation=${conversation}`)],
  ['the search of few, with similar ones', 2, () => ann.client.get('/api/search.php')],
  ['the own account', 1, () => ann.client.get('/api/user.php')],
  ['the likes', 2, () => bob.client.get('/api/likes.php')],
  ['the ledger', 1, () => ann.client.get('/api/ledger.php')],
];
test.each(calls)('%s takes at most %i statements', async (_call, most, call) => {
  await call();
  const statements = await statementsOf(async () => expect((await call()).status).toBe(200));
  expect(statements.length).toBeLessThanOrEqual(most);
});

test('both sides hear of a message by no statement more, on however many pages', async () => {
  const origin = await listen(t);
  // That somebody came is told beside all else, and is no part of a message: it is over before one is sent.
  const open = (one: TestMember) => TestStream.open(origin, one, undefined, '?rows=changed');
  const first = await open(bob);
  const second = await open(ann);
  await first.until(() => first.events('presence').some(({ profile }) => profile === ann.id));
  const others = [ann, bob, bob].map(open);
  const pages = [first, second, ...(await Promise.all(others))];
  let said = 0;
  const say = async () => {
    said += 1;
    expect((await write(ann, { conversation })).status).toBe(200);
    const heardAll = () => pages.every((page) => page.events('message').length === said);
    for (const page of pages) await page.until(heardAll);
  };
  await say();
  // Streams are looked after by the second, whatever happens: the message alone is said quickest.
  const counts = [];
  for (let turn = 0; turn < 4; turn += 1) counts.push((await statementsOf(say)).length);
  for (const page of pages) page.close();
  expect(Math.min(...counts)).toBeLessThanOrEqual(6);
});
