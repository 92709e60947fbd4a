import { createApp } from '../app/create-app.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { setSettings } from '../testing/settings.ts';
import type { Profile } from './profile.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const open = (client: TestClient, id: string, headers = {}) =>
  client.get(`/api/profile.php?id=${id}`, headers);

async function profileOf(client: TestClient, id: string): Promise<Profile> {
  return ((await open(client, id)).body as { profile: Profile }).profile;
}

const told = {
  reason: 'dating',
  about_me: 'Long tables, short messages.',
  height: 172,
  eye_colour: 'green',
  interests: ['wine', 'travel'],
};

test('a profile shows what the site lets it show', async () => {
  const settings = { country: 'GB', visible_profile_fields: ['about_me', 'reason'] };
  await setSettings(t, 'lumen', settings);
  const { client } = await testMember(t);
  const { id } = await testMember(t, { profile: { ...told, gender: 'female' } });
  expect(await profileOf(client, id)).toMatchObject({ id, ...told, likes_me: false });
  const prompts = JSON.stringify([{ key: 'sunday', answer: 'Bread.' }]);
  const her = { ...told, gender: 'female' as const, prompts };
  const theirs = { user: { site_id: 'lumen' }, profile: her };
  const { id: there } = await testMember(t, theirs);
  const visitor = t.client('another.localhost');
  const hidden = { height: null, eye_colour: null, interests: [], sexuality: null };
  expect(await profileOf(visitor, there)).toMatchObject({ about_me: told.about_me, ...hidden });
  // The texts are left out on their own. Another app has not read the settings yet.
  await setSettings(t, 'lumen', { ...settings, visible_profile_notes: ['reason'] });
  const app = await createApp(t.ctx);
  const reader = new TestClient(app, 'another.localhost');
  reader.cookies = (await testMember(t, { user: theirs.user })).client.cookies;
  expect(await profileOf(reader, there)).toMatchObject({
    ...{ about_me: '', prompts: [], reason: 'dating' },
  });
  await app.close();
});

test('the crown is for who pays, never for a fictional profile', async () => {
  const { client } = await testMember(t);
  const user = { premium_since: t.clock.now() };
  const crowned = async (profile: { fictional: boolean }) =>
    (await profileOf(client, (await testMember(t, { user, profile })).id)).premium;
  expect(await crowned({ fictional: false })).toBe(true);
  expect(await crowned({ fictional: true })).toBe(false);
  const free = await testMember(t);
  expect((await profileOf(client, free.id)).premium).toBe(false);
});

test('blocked, blocking, disabled and unknown members cannot be told apart [S69]', async () => {
  const me = await testMember(t);
  const blocker = await testMember(t);
  const blocked = await testMember(t);
  const disabled = await testMember(t, { profile: { active: false } });
  await blocker.client.post('/api/block.php', { profile: me.id });
  await me.client.post('/api/block.php', { profile: blocked.id });
  const unknown = await open(me.client, '0'.repeat(26));
  expect(unknown.status).toBe(404);
  for (const { id } of [blocker, blocked, disabled]) {
    const answer = await open(me.client, id);
    expect([answer.status, answer.text]).toEqual([404, unknown.text]);
  }
});

test('a profile names the conversation there is with its member, until one removes it', async () => {
  const me = await testMember(t, { credits: 50 });
  const other = await testMember(t);
  expect(await profileOf(me.client, other.id)).toMatchObject({ conversation: null });
  const { conversation } = await write(me, other);
  expect(await profileOf(me.client, other.id)).toMatchObject({ conversation });
  await me.client.delete(`/api/chat.php?conversation=${conversation}`);
  expect(await profileOf(me.client, other.id)).toMatchObject({ conversation: null });
  expect(await profileOf(other.client, me.id)).toMatchObject({ conversation });
});

test('privacy mode hides a member from visitors, one sees oneself in any case [S71]', async () => {
  const { id, client } = await testMember(t, { profile: { privacy: true, active: false } });
  expect((await open(client, id)).status).toBe(200);
  const secret = await testMember(t, { profile: { privacy: true } });
  expect((await open(t.client(), secret.id)).status).toBe(404);
  expect((await open(client, secret.id)).status).toBe(200);
});

test('who is in privacy mode is shown online to nobody, as their pages tell nobody that they came', async () => {
  const reader = await testMember(t);
  const isOnline = async (privacy: boolean) => {
    const { id } = await testMember(t, { profile: { privacy, last_seen_at: t.clock.now() } });
    return (await profileOf(reader.client, id)).online;
  };
  expect([await isOnline(false), await isOnline(true)]).toEqual([true, false]);
});

test('opening a profile clears its new like, fetching it beforehand does not', async () => {
  const me = await testMember(t);
  const fan = await testMember(t, { profile: { gender: 'female' } });
  await fan.client.post('/api/like.php', { profile: me.id });
  const likes = async () =>
    ((await me.client.get('/api/likes.php')).body as { liked_by: unknown }).liked_by;
  expect(await likes()).toEqual([{ id: fan.id, like_new: true }]);
  await open(me.client, fan.id, { purpose: 'prefetch' });
  expect(await likes()).toEqual([{ id: fan.id, like_new: true }]);
  expect(await profileOf(me.client, fan.id)).toMatchObject({ like_new: true, likes_me: true });
  expect(await likes()).toEqual([{ id: fan.id, like_new: false }]);
  expect(await profileOf(me.client, fan.id)).toMatchObject({ like_new: false, likes_me: true });
});
