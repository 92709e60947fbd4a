import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { type TestApp, testApp } from '../testing/app.ts';
import { cloneDatabase } from '../testing/database.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { listen, TestStream } from '../testing/stream.ts';
import { broadcast } from './announce.ts';

let first: TestApp;
let second: TestApp;
let origins: string[];
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  const database = await cloneDatabase();
  first = await testApp(database);
  second = await testApp({ ...database, drop: async () => {} });
  origins = [await listen(first), await listen(second)];
  ann = await testMember(first, { credits: 1000 });
  bob = await testMember(first, { credits: 1000 });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

async function say(origin: string, from: TestMember, to: TestMember): Promise<string> {
  const message = { profile: to.id, client_id: randomUUID(), kind: 'text', body: 'Hi' };
  const answer = await fetch(`${origin}/api/message.php`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: {
      origin,
      'request-type': 'client',
      'content-type': 'application/json',
      cookie: `sid=${from.client.cookies.sid}`,
    },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { message: { id: string } }).message.id;
}

// First: by the third second the checks of the streams would have found it.
test('while the connection that tells the others is away, they are told by another', async () => {
  const [here = '', there = ''] = origins;
  // Nobody of the other tests: what is told late may still come to a page that opens then.
  const [cat, dan] = [await testMember(first), await testMember(first, { credits: 10 })];
  const page = await TestStream.open(there, cat);
  const telling = jest.spyOn(first.ctx.bus, 'tellOthers').mockRejectedValue(new Error('away'));
  await say(here, dan, cat);
  telling.mockRestore();
  await page.until(() => page.events('message').length === 1);
  page.close();
});

test('pages on either of two processes hear what is said on both, each message once [R03]', async () => {
  const pages = await Promise.all(
    origins.flatMap((origin) => [TestStream.open(origin, ann), TestStream.open(origin, bob)]),
  );
  const saying = Array.from({ length: 24 }, (_, n) =>
    n % 2 === 0
      ? say(origins[n % 4 === 0 ? 0 : 1] ?? '', ann, bob)
      : say(origins[n % 4 === 1 ? 0 : 1] ?? '', bob, ann),
  );
  const said = (await Promise.all(saying)).sort();
  for (const page of pages) {
    await page.until(() => page.events('message').length >= said.length);
    expect(
      page
        .events('message')
        .map(({ message }) => message)
        .sort(),
    ).toEqual(said);
  }
  for (const page of pages) page.close();
});

test('what is heard on another process only is delivered, and its sender is told [R03]', async () => {
  const [here = '', there = ''] = origins;
  const [cat, eve] = [await testMember(first), await testMember(first, { credits: 10 })];
  const evePage = await TestStream.open(here, eve);
  const catPage = await TestStream.open(there, cat);
  await say(here, eve, cat);
  await catPage.until(() => catPage.events('message').length === 1);
  // The fastest bus says so before her own page was sent what she wrote; pages take either first.
  await evePage.until(() => evePage.events('delivered').length === 1);
  await evePage.until(() => evePage.events('message').length === 1);
  expect(evePage.events('message')).toMatchObject([{ content: { status: 'sent' } }]);
  const conversation = catPage.events('message')[0]?.conversation;
  const other = second.client();
  Object.assign(other.cookies, cat.client.cookies);
  await other.post('/api/read.php', { conversation });
  await evePage.until(() => evePage.events('read').length === 1);
  expect(evePage.events('read')).toMatchObject([{ conversation, mine: false, seq: 1 }]);
  for (const page of [evePage, catPage]) page.close();
});

test('who leaves one process and has a page at another one is still there', async () => {
  const [here = '', there = ''] = origins;
  const [cat, dan] = [await testMember(first), await testMember(first, { credits: 10 })];
  await say(here, dan, cat);
  const dansPage = await TestStream.open(here, dan);
  const catsPage = await TestStream.open(there, cat);
  await dansPage.until(() => dansPage.events('presence').length === 1);
  const telling = jest.spyOn(first.ctx.bus, 'tellOthers');
  await broadcast(first.ctx, [dan.id], 'presence', { profile: cat.id, online: false });
  await dansPage.until(() => dansPage.events('presence').length === 3);
  const online = dansPage.events('presence').map((event) => event.online);
  expect(online).toEqual([true, false, true]);
  // Whoever has the page knows better, not who said so.
  expect(telling).toHaveBeenCalledTimes(1);
  telling.mockRestore();
  catsPage.close();
  dansPage.close();
});
