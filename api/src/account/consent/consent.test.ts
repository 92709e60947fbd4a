import { readFileSync } from 'node:fs';
import { minute } from '../../platform/clock.ts';
import { spokenLanguages } from '../../platform/texts.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { type TestMember, testMember } from '../../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));

const kept = (user: string) =>
  t.ctx.db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('given_at')
    .execute();
const choice = ({ id }: TestMember) =>
  t.ctx.db
    .selectFrom('profiles')
    .select(['seeks', 'sexuality'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const withdraw = ({ client }: TestMember) => client.delete('/api/consent.php');
const give = ({ client }: TestMember, rest = {}) =>
  client.post('/api/consent.php', { seeks: 'male', consent: true, ...rest });

test.each(spokenLanguages)('the words kept in %s are those of both pages [S106]', (language) => {
  const { signup } = read(`mf-auth-signup/src/locales/${language}.json`);
  const { choice } = read(`mf-account/src/locales/${language}.json`);
  const { consent } = read(`api/src/locales/${language}/account.json`);
  const latest = Object.values(consent).at(-1);
  expect([signup.consent, choice.agree]).toEqual([latest, latest]);
});

test('a sign-up keeps which words were ticked, in which language and when [S106]', async () => {
  const draft = testDraft({ email: 'words@example.com', language: 'nl', consent_edition: 1 });
  const { body } = await t.client().post('/api/signup.php', draft, asJson);
  const { id } = (body as { user: { id: string } }).user;
  const words =
    'Ik vind het goed dat mijn geslacht en wie ik wil ontmoeten worden bewaard en op mijn profiel staan.';
  const row = { edition: 1, language: 'nl', words, given_at: t.clock.now(), withdrawn_at: null };
  expect(await kept(id)).toEqual([{ user_id: id, ...row }]);
  const unknown = testDraft({ email: 'unknown@example.com', consent_edition: 2 });
  const refused = await t.client().post('/api/signup.php', unknown, asJson);
  expect(refused).toMatchObject({
    ...{ status: 400, body: { error: { details: [{ field: 'consent_edition' }] } } },
  });
});

test('taken back, the choice is neither kept, shown nor used; the account stays [S106]', async () => {
  const her = { gender: 'female', seeks: 'female', sexuality: 'lesbian', country: 'DK' } as const;
  const me = await testMember(t, { profile: { ...her, region: 'DK-84', name: 'Ronja' } });
  const other = await testMember(t, { profile: { ...her, region: 'DK-84' } });
  const found = async () => (await other.client.get('/api/search.php')).text.includes(me.id);
  const profile = () => other.client.get(`/api/profile.php?id=${me.id}`);
  expect(await found()).toBe(true);
  expect(await profile()).toMatchObject({ body: { profile: { sexuality: 'lesbian' } } });
  expect(await withdraw(me)).toMatchObject({
    ...{
      status: 200,
      body: { user: { profile: { seeks: null, sexuality: null, name: 'Ronja' } } },
    },
  });
  expect(await choice(me)).toEqual({ seeks: null, sexuality: null });
  expect(await found()).toBe(false);
  expect(await profile()).toMatchObject({ body: { profile: { sexuality: null, name: 'Ronja' } } });
  // What is shown without a choice is everybody.
  for (const path of ['search', 'swipe', 'match', 'user', 'signup-matches']) {
    expect([path, (await me.client.get(`/api/${path}.php`)).status]).toEqual([path, 200]);
  }
  expect((await withdraw(me)).status).toBe(200);
});

test('without consent no page writes the choice; with it it is there again [S106]', async () => {
  const me = await testMember(t, { profile: { gender: 'female' } });
  await give(me);
  const given = t.clock.now();
  t.clock.advance(minute);
  const withdrawn = t.clock.now();
  await withdraw(me);
  for (const profile of [{ seeks: 'both' }, { sexuality: 'bi' }, { seeks: 'male', name: 'Mia' }]) {
    expect(await me.client.put('/api/user.php', { profile })).toMatchObject({
      ...{ status: 409, body: { error: { code: 'consent_needed' } } },
    });
  }
  expect((await me.client.put('/api/user.php', { profile: { name: 'Mia' } })).status).toBe(200);
  for (const consent of [false, undefined]) expect((await give(me, { consent })).status).toBe(400);
  expect((await give(me, { consent_edition: 2 })).status).toBe(400);
  expect(await choice(me)).toEqual({ seeks: null, sexuality: null });
  t.clock.advance(minute);
  expect(await give(me)).toMatchObject({
    body: { user: { profile: { seeks: 'male', sexuality: 'hetero' } } },
  });
  const words = expect.stringContaining('I agree');
  const row = { user_id: me.id, edition: 1, language: 'en', words };
  expect(await kept(me.id)).toEqual([
    { ...row, given_at: given, withdrawn_at: withdrawn },
    { ...row, given_at: t.clock.now(), withdrawn_at: null },
  ]);
  expect((await me.client.put('/api/user.php', { profile: { seeks: 'both' } })).status).toBe(200);
});

test('taken back and changed at the same moment, no choice is left behind', async () => {
  const me = await testMember(t);
  const change = () => me.client.put('/api/user.php', { profile: { seeks: 'both' } });
  await Promise.all([change(), change(), withdraw(me), change(), change()]);
  expect(await choice(me)).toEqual({ seeks: null, sexuality: null });
});

test('what is taken back is one’s own: consent, choice and fits of others stay [S106]', async () => {
  const [me, other, found] = [await testMember(t), await testMember(t), await testMember(t)];
  for (const { id } of [me, other]) {
    const fit = { user_id: id, position: 0, profile_id: found.id };
    await t.ctx.db.insertInto('signup_matches').values(fit).execute();
  }
  for (const one of [me, other]) await give(one);
  const fits = ({ id }: TestMember) =>
    t.ctx.db.selectFrom('signup_matches').selectAll().where('user_id', '=', id).execute();
  await withdraw(me);
  expect(await fits(me)).toEqual([]);
  expect(await fits(other)).toHaveLength(1);
  expect(await kept(other.id)).toMatchObject([{ withdrawn_at: null }]);
  expect(await choice(other)).toMatchObject({ seeks: 'male' });
});
