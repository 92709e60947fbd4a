import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { listen } from '../testing/stream.ts';
import { justWritten } from './just-written.ts';
import { viewMessageEvents } from './message-event.ts';
import { readSent } from './read-messages.ts';

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
afterAll(() => t.close());

/** Sends, and returns what is kept of it for both sides. */
async function keep(from: TestMember, to: TestMember, more?: object) {
  const { id, conversation } = await write(from, to, more);
  return { conversation, message: id, profile: from.id };
}
type Kept = Awaited<ReturnType<typeof keep>>;
const told = ({ id }: TestMember, ...events: Kept[]) =>
  viewMessageEvents(t.ctx, { id, language: 'en' }, events);
const fetchedAt = async ({ message }: Kept) => {
  const row = t.ctx.db.selectFrom('messages').select('fetched_at').where('id', '=', message);
  return (await row.executeTakeFirst())?.fetched_at;
};

test('each side is told of its own row and its own price', async () => {
  const pages = [await open(ann), await open(bob)];
  const { conversation } = await write(ann, bob, { kind: 'gift', body: 'rose' });
  for (const page of pages) await page.until(() => page.events('message').length > 0);
  const [anns, bobs] = pages.map((page) => page.events('message'));
  expect(anns).toMatchObject([
    {
      content: { label: 'Rose', credits: 20, status: 'delivered' },
      chat: { conversation, profile: bob.id, num_unread_messages: 0, last_message: { mine: true } },
    },
  ]);
  expect(bobs).toMatchObject([
    {
      content: { credits: 0, status: 'delivered' },
      chat: {
        ...{ conversation, profile: ann.id, num_unread_messages: 1 },
        last_message: { mine: false },
      },
    },
  ]);
});

test('told later, it arrives where it was written to, and not at who wrote it', async () => {
  const kept = await keep(ann, bob);
  expect(await told(ann, kept)).toMatchObject([{ content: { status: 'sent' }, delivered_seq: 0 }]);
  expect(await fetchedAt(kept)).toBeNull();
  expect(await told(bob, kept)).toMatchObject([{ chat: { num_unread_messages: 1 } }]);
  expect(await fetchedAt(kept)).toEqual(t.clock.now());
  expect(await told(ann, kept)).toMatchObject([
    { content: { status: 'delivered' }, read_seq: 0, delivered_seq: 1 },
  ]);
});

test('of what is not shown to a member nothing is told, of all else in its order', async () => {
  const cat = await testMember(t, { credits: 100 });
  const removed = await keep(ann, bob);
  await told(bob, removed);
  await bob.client.delete(`/api/chat.php?profile=${ann.id}`);
  expect(await told(bob, removed)).toEqual([null]);
  const [first, others, last] = [await keep(cat, bob), await keep(ann, cat), await keep(ann, bob)];
  // The conversation is there again, what was removed of it is not.
  expect(await told(bob, last, removed, others, first)).toMatchObject([
    { message: last.message },
    null,
    null,
    { message: first.message },
  ]);
  expect(await fetchedAt(others)).toBeNull();
});

describe('a page that knows the rows of its list', () => {
  const heard = async (member: TestMember, from: TestMember, to: TestMember, bodies: string[]) => {
    const page = await open(member, undefined, '?rows=changed');
    for (const [index, body] of bodies.entries()) {
      await write(from, to, { body });
      await page.until(() => page.events('message').length === index + 1);
    }
    return page.events('message');
  };

  test('is told what is to read in one, and the row of one that begins', async () => {
    const [first, second] = await heard(bob, ann, bob, ['One', 'Two']);
    expect(first).toMatchObject({ chat: { num_unread_messages: 1, profile: ann.id } });
    expect(first).not.toHaveProperty('unread');
    expect(second).toMatchObject({ unread: 2, content: { body: 'Two', status: 'delivered' } });
    expect(second).not.toHaveProperty('chat');
  });

  test('of its own member is told what that one has to read, not the other one', async () => {
    await write(bob, ann);
    await write(bob, ann);
    const [mine] = await heard(ann, ann, bob, ['Hi']);
    expect(mine).toMatchObject({ unread: 2, profile: ann.id });
  });

  test('is told the row where only reading it tells what is to read', async () => {
    await write(ann, bob);
    const kept = await keep(ann, bob);
    justWritten.delete(kept);
    const page = { id: bob.id, language: 'en', knowsRows: true };
    const [event] = await viewMessageEvents(t.ctx, page, [kept]);
    expect(event).toMatchObject({ chat: { num_unread_messages: 2 } });
    expect(event).not.toHaveProperty('unread');
  });

  test('beside one that does not, each is told its own', async () => {
    await write(ann, bob);
    const pages = [await open(bob), await open(bob, undefined, '?rows=changed')];
    await write(ann, bob);
    for (const page of pages) await page.until(() => page.events('message').length === 1);
    expect(pages.map((page) => 'chat' in (page.events('message')[0] ?? {}))).toEqual([true, false]);
  });
});

test('what was written here is told as it was written: to its sender, to the other one once it is there', async () => {
  const kept = await keep(ann, bob);
  const { row, ...marks } = await readSent(t.ctx.db, kept.message);
  const asWritten = (fetched_at: Date | null) =>
    justWritten.set(kept, {
      ...{ ...marks, row: { ...row, body: 'As written', fetched_at } },
      unread: new Map(),
    });
  asWritten(null);
  expect(await told(ann, kept)).toMatchObject([{ content: { body: 'As written' } }]);
  expect(await told(bob, kept)).toMatchObject([{ content: { body: 'Hi' } }]);
  expect(await fetchedAt(kept)).toEqual(t.clock.now());
  asWritten(t.clock.now());
  expect(await told(bob, kept)).toMatchObject([{ content: { body: 'As written' } }]);
});
