import { minute } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testMember } from '../../testing/member.ts';
import { someKeys } from '../../testing/push-service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('the user comes with credits of the ledger and counts, without anything else', async () => {
  const { client, id } = await testMember(t, { credits: 35 });
  const other = await testMember(t);
  const like = { from_id: other.id, to_id: id, created_at: t.clock.now() };
  await t.ctx.db.insertInto('likes').values(like).execute();
  const { body } = await client.get('/api/user.php');
  expect(body).toMatchObject({
    user: { id, credits: 35, paid_user: false, num_new_likes: 1, num_unread_messages: 0 },
  });
  expect(JSON.stringify(body)).not.toMatch(/password|token|latitude|site_id/);
  expect((await t.client().get('/api/user.php')).status).toBe(403);
});

test('own fields can be changed, and places only to places', async () => {
  const { client } = await testMember(t);
  const profile = {
    name: '  Fien\u200B  de  Vries ',
    about_me: 'Hello\u202E there',
    interests: ['sailing', 'wine', 'sailing'],
    region: 'NL-07',
    city: 'AMSTERDAM',
    eye_colour: 'green',
    height: 171,
  };
  const { status, body } = await client.put('/api/user.php', { language: 'nl', profile });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: {
      language: 'nl',
      profile: {
        name: 'Fien de Vries',
        about_me: 'Hello there',
        interests: ['sailing', 'wine'],
        city: 'Amsterdam',
        region: 'NL-07',
        region_name: 'Noord-Holland',
        eye_colour: 'green',
      },
    },
  });
  const refused = async (change: object) => {
    const answer = await client.put('/api/user.php', { profile: change });
    expect(answer.status).toBe(400);
    return (answer.body as { error: { details: { field: string }[] } }).error.details[0]?.field;
  };
  expect(await refused({ city: 'Berlin' })).toBe('profile.city');
  // A country, region and city that are real, but not together.
  expect(await refused({ region: 'DE-16' })).toBe('profile.region');
  expect(await refused({ country: 'DE' })).toBe('profile.region');
  expect(await refused({ interests: ['crime'] })).toBe('profile.interests');
  expect(await refused({ name: '@me' })).toBe('profile.name');
  expect(await refused({ eye_colour: 'plaid' })).toBe('profile.eye_colour');
});

test('kilometres or miles are kept for the member, and nothing else is taken for one', async () => {
  const { client } = await testMember(t, { user: { language: 'de' } });
  const mine = async () => ((await client.get('/api/user.php')).body as { user: object }).user;
  expect(await mine()).toMatchObject({ units: null });
  expect((await client.put('/api/user.php', { units: 'mi' })).status).toBe(200);
  expect((await client.put('/api/user.php', { units: 'leagues' })).status).toBe(400);
  expect(await mine()).toMatchObject({ units: 'mi', language: 'de' });
  await client.put('/api/user.php', { language: 'nl' });
  expect(await mine()).toMatchObject({ units: 'mi', language: 'nl' });
});

test('ten thousand marks on one letter are refused, and what was written stays [S54]', async () => {
  const { client } = await testMember(t);
  const about = async () =>
    ((await client.get('/api/user.php')).body as { user: { profile: { about_me: string } } }).user
      .profile.about_me;
  await client.put('/api/user.php', { profile: { about_me: 'Hello there' } });
  const write = (marks: number) =>
    client.put('/api/user.php', { profile: { about_me: `z${'\u0301'.repeat(marks)}` } });
  expect((await write(10_000)).status).toBe(400);
  expect(await about()).toBe('Hello there');
  expect((await write(999)).status).toBe(200);
  expect((await about()).length).toBeLessThan(6);
});

test('answers to questions are one clean line each, for everybody who sees the text', async () => {
  const { client, id } = await testMember(t);
  const write = (prompts: unknown) => client.put('/api/user.php', { profile: { prompts } });
  const read = async (reader = client) =>
    ((await reader.get(`/api/profile.php?id=${id}`)).body as { profile: { prompts: unknown } })
      .profile.prompts;
  const kept = { key: 'best_trip', answer: 'Slow trains to Trieste' };
  const written = await write([
    { key: 'best_trip', answer: ' Slow\u202E trains\n to\u200B Trieste ' },
    { key: 'ask_me_about', answer: ' \u200B ' },
  ]);
  expect(written.body).toMatchObject({ user: { profile: { prompts: [kept] } } });
  const { client: other } = await testMember(t);
  expect(await read(other)).toEqual([kept]);
  const answer = 'a'.repeat(140);
  for (const wrong of [
    [{ key: 'salary', answer }],
    [{ key: 'best_trip', answer: `${answer}a` }],
    [{ key: 'best_trip', answer: `z${'\u0301'.repeat(10_000)}` }],
    [{ key: 'best_trip' }],
    [{ ...kept, html: '<b>' }],
    [kept, { ...kept, answer }],
    ['best_trip', 'as_a_child', 'song_on_repeat', 'cook_alone'].map((key) => ({ key, answer })),
    { 0: kept },
    'best_trip',
    null,
  ]) {
    expect([wrong, (await write(wrong)).status]).toEqual([wrong, 400]);
  }
  expect(await read()).toEqual([kept]);
  const three = ['best_trip', 'as_a_child', 'cook_alone'].map((key) => ({ key, answer }));
  expect((await write(three)).status).toBe(200);
  expect(await read()).toEqual(three);
  expect((await write([])).status).toBe(200);
  expect(await read()).toEqual([]);
});

test("no column can be assigned that is not one's to change [S64]", async () => {
  const { client, id } = await testMember(t, { credits: 5 });
  const read = () =>
    t.ctx.db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.id', 'users.id')
      .selectAll()
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow();
  const before = await read();
  const writable = [
    'language',
    'name',
    'seeks',
    'sexuality',
    'country',
    'region',
    'city',
    'about_me',
    'prompts',
  ];
  writable.push('reason', 'tattoos', 'hair_colour', 'eye_colour', 'body_type', 'interests');
  writable.push('relationship_status', 'height', 'privacy', 'face_consent');
  const columns = Object.keys(before).filter((column) => !writable.includes(column));
  const extra = ['credits', 'paid_user', 'role', '__proto__', 'constructor'];
  for (const column of [...columns, ...extra]) {
    for (const value of [true, 1, 'x', null]) {
      const plain = `{"${column}": ${JSON.stringify(value)}}`;
      for (const payload of [plain, `{"profile": ${plain}}`]) {
        const headers = { 'content-type': 'application/json' };
        const answer = await client.send({ method: 'PUT', url: '/api/user.php', payload, headers });
        expect([column, answer.status]).toEqual([column, 400]);
      }
    }
  }
  expect(await read()).toEqual(before);
  expect((await client.get('/api/user.php')).body).toMatchObject({ user: { credits: 5 } });
});

test("sessions are listed and ended, only one's own [S08]", async () => {
  const { client, id } = await testMember(t);
  const stranger = await testMember(t);
  const list = async () =>
    (
      (await client.get('/api/sessions.php')).body as {
        sessions: { id: string; current: boolean }[];
      }
    ).sessions;
  const [own] = await list();
  expect(own).toMatchObject({ current: true });
  const url = `/api/sessions.php?id=${own?.id}`;
  expect((await stranger.client.delete(url)).status).toBe(404);
  expect(await list()).toHaveLength(1);
  await t.ctx.db
    .insertInto('sessions')
    .values({
      id: '0'.repeat(26),
      token_hash: 'other device',
      user_id: id,
      created_at: t.clock.now(),
      last_seen_at: t.clock.now(),
      expires_at: new Date('2027-01-01'),
    })
    .execute();
  expect((await client.delete('/api/sessions.php?others=true')).status).toBe(204);
  expect(await list()).toMatchObject([{ id: own?.id }]);
  expect((await client.delete(url)).status).toBe(204);
  expect((await client.get('/api/sessions.php')).status).toBe(403);
});

test('being seen is written at most every five minutes, and by the beacon', async () => {
  const { client, id } = await testMember(t);
  const seen = async () =>
    (
      await t.ctx.db
        .selectFrom('profiles')
        .select('last_seen_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).last_seen_at.getTime();
  const start = await seen();
  t.clock.advance(4 * minute);
  await client.get('/api/user.php');
  expect(await seen()).toBe(start);
  t.clock.advance(2 * minute);
  await client.get('/api/user.php');
  expect(await seen()).toBe(start + 6 * minute);
  t.clock.advance(minute);
  const beacon = { 'content-type': 'text/plain;charset=UTF-8', 'request-type': '' };
  expect((await client.post('/api/page-hidden.php', '{}', beacon)).status).toBe(204);
  expect(await seen()).toBe(start + 7 * minute);
});

test('pushes go to push services only, and to who is logged in now [S95]', async () => {
  const { client } = await testMember(t);
  const next = await testMember(t);
  const keys = someKeys();
  const subscribe = (who: typeof client, endpoint: string) =>
    who.post('/api/user.php?push=1', { endpoint, keys });
  const hostile = [
    'http://fcm.googleapis.com/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://localhost/x',
    'https://2130706433/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://fcm.googleapis.com:8443/x',
  ];
  for (const endpoint of hostile) {
    expect([endpoint, (await subscribe(client, endpoint)).status]).toEqual([endpoint, 400]);
  }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  expect((await subscribe(client, endpoint)).status).toBe(204);
  expect((await subscribe(next.client, endpoint)).status).toBe(204);
  const rows = await t.ctx.db.selectFrom('push_subscriptions').selectAll().execute();
  expect(rows).toMatchObject([{ user_id: next.id, endpoint }]);
  expect((await subscribe(t.client(), endpoint)).status).toBe(403);
  const bad = { endpoint, keys: { ...keys, p256dh: 'no key' } };
  expect((await client.post('/api/user.php?push=1', bad)).status).toBe(400);
  const unusable = { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } };
  expect((await client.post('/api/user.php?push=1', unusable)).body).toMatchObject({
    error: { details: [{ field: 'keys.p256dh', code: 'invalid' }] },
  });
  await next.client.get('/api/logout.php');
  expect(await t.ctx.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
});

test('of a member’s twenty-one browsers that want pushes the one that said so longest ago goes', async () => {
  const { client, id } = await testMember(t);
  const addressOf = (browser: number) => `https://fcm.googleapis.com/fcm/send/${browser}`;
  const subscribe = (browser: number) => {
    t.clock.advance(1);
    const body = { endpoint: addressOf(browser), keys: someKeys() };
    return client.post('/api/user.php?push=1', body);
  };
  for (let browser = 0; browser < 20; browser += 1) await subscribe(browser);
  await subscribe(0);
  await subscribe(20);
  const rows = await t.ctx.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  const left = Array.from({ length: 18 }, (_, index) => index + 2);
  expect(rows.map(({ endpoint }) => endpoint)).toEqual([...left, 0, 20].map(addressOf));
});

test('the list of sessions: this one is marked, those that ended are left out, last seen first [S08]', async () => {
  const { client, id } = await testMember(t);
  const at = (minutes: number) => new Date(t.clock.now().getTime() + minutes * minute);
  const session = (name: string, seen: number, until: number) => ({
    ...{ id: name.padEnd(26, '0'), token_hash: `${name} ${id}`, user_id: id, device: name },
    ...{ created_at: at(-600), last_seen_at: at(seen), expires_at: at(until) },
  });
  const others = [session('older', -20, 9), session('over', -1, 0), session('newer', -2, 9)];
  await t.ctx.db.insertInto('sessions').values(others).execute();
  const { body } = await client.get('/api/sessions.php');
  const { sessions } = body as { sessions: { device: string; current: boolean }[] };
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    ['Test', true],
    ['newer', false],
    ['older', false],
  ]);
  expect((await client.delete(`/api/sessions.php?id=${others[0]?.id}&others=true`)).status).toBe(
    204,
  );
  const left = (await client.get('/api/sessions.php')).body as typeof body & {
    sessions: unknown[];
  };
  expect(left.sessions).toHaveLength(2);
});
