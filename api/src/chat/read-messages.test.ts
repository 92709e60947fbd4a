import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 1000 });
  bob = await testMember(t);
});
afterAll(() => t.close());

async function writeSome(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await write(ann, bob);
}

interface Page {
  messages: { seq: number }[];
  cursor: string | null;
}
async function page(query = ''): Promise<Page> {
  return (await bob.client.get(`/api/chat.php?profile=${ann.id}${query}`)).body as Page;
}
const seqs = ({ messages }: Page) => messages.map(({ seq }) => seq);
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('a long conversation comes page by page, each message once, and goes on from any number', async () => {
  await writeSome(45);
  const newest = await page();
  const older = await page(`&cursor=${newest.cursor}`);
  expect(seqs(newest)).toEqual(from(6, 45));
  expect(seqs(older)).toEqual(from(1, 5));
  expect(older.cursor).toBeNull();
  expect(seqs(await page('&after=40'))).toEqual(from(41, 45));
});

test('a conversation of exactly a page has no other one; with one more the first is on it', async () => {
  await writeSome(40);
  expect(await page()).toMatchObject({ messages: { length: 40 }, cursor: null });
  await writeSome(1);
  const newest = await page();
  expect(seqs(newest)).toEqual(from(2, 41));
  const older = await page(`&cursor=${newest.cursor}`);
  expect([seqs(older), older.cursor]).toEqual([[1], null]);
  // Forward there are no pages: what is more than one is asked for from the last on.
  expect(await page('&after=0')).toMatchObject({ messages: { length: 40 }, cursor: null });
});
