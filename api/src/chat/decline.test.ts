import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send, write } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { listen } from '../testing/stream.ts';

let t: TestApp;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  await listen(t);
});
afterAll(() => t.close());

test('a kind no is free, reads friendly in their language, and ends what they can write', async () => {
  const me = await testMember(t, { profile: { gender: 'female' } });
  const fan = await testMember(t, { credits: 50, user: { language: 'nl' } });
  const { conversation } = await write(fan, me);
  expect((await me.client.post('/api/decline.php', { conversation })).status).toBe(204);
  expect((await me.client.post('/api/decline.php', { conversation })).status).toBe(204);
  const theirs = await fan.client.get(`/api/chat.php?conversation=${conversation}`, {
    'accept-language': 'nl',
  });
  expect(theirs.body).toMatchObject({ reachable: false });
  expect(theirs.text.match(/kind_no/g)).toHaveLength(1);
  expect(await send(fan, me)).toMatchObject({
    status: 403,
    body: { error: { code: 'declined' } },
  });
  expect((await me.client.get('/api/chats.php')).body).toMatchObject({ chats: [] });
  expect((await me.client.get('/api/user.php')).body).toMatchObject({ user: { credits: 0 } });
});

test('it costs none of the free conversations, and writing oneself takes it back', async () => {
  const me = await testMember(t, { credits: 50, profile: { gender: 'female' } });
  const fans = await Promise.all([1, 2, 3].map(() => testMember(t, { credits: 50 })));
  for (const fan of fans) {
    const { conversation } = await write(fan, me);
    await me.client.post('/api/decline.php', { conversation });
  }
  const [first, second] = fans as [TestMember, TestMember];
  expect((await send(me, first)).status).toBe(200);
  expect((await send(me, second)).status).toBe(200);
  expect((await send(first, me)).status).toBe(200);
});

test('nobody says no for others, and nobody sends the line as a message', async () => {
  const [me, fan, stranger] = await Promise.all([
    testMember(t, { profile: { gender: 'female' } }),
    testMember(t, { credits: 50 }),
    testMember(t),
  ]);
  const { conversation } = await write(fan, me);
  expect((await stranger.client.post('/api/decline.php', { conversation })).status).toBe(404);
  expect((await send(fan, me, { kind: 'icebreaker', body: 'kind_no' })).status).toBe(400);
  await me.client.post('/api/block.php', { profile: fan.id });
  expect((await fan.client.post('/api/decline.php', { conversation })).status).toBe(404);
});

test('who said no hears nothing of what the other one types', async () => {
  const me = await testMember(t, { credits: 50, profile: { gender: 'female' } });
  const fan = await testMember(t, { credits: 50 });
  const { conversation } = await write(fan, me);
  await me.client.post('/api/decline.php', { conversation });
  const page = await open(me);
  const type = () => fan.client.post('/api/typing.php', { conversation });
  expect((await type()).status).toBe(204);
  // Written to again, one is heard again.
  await write(me, fan);
  await type();
  await page.until(() => page.events('typing').length > 0);
  expect(page.events('typing')).toHaveLength(1);
  page.close();
});
