import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';

let test_: TestApp;
beforeAll(async () => {
  test_ = await testApp();
});
afterAll(() => test_.close());

test('an unknown host gets 421, health answers on any [S98]', async () => {
  const stranger = test_.client('evil.example');
  expect(await stranger.get('/api/settings.php')).toMatchObject({
    status: 421,
    body: { error: { code: 'unknown_host' } },
  });
  expect((await stranger.get('/api/health.php')).status).toBe(200);
});

test('a forwarded host is believed from this machine only [S98]', async () => {
  const forwarded = { 'x-forwarded-host': 'localhost' };
  const near = await test_.app.inject({ url: '/api/none', headers: forwarded, authority: 'x.y' });
  expect(near.statusCode).toBe(404);
  const far = await test_.app.inject({
    url: '/api/none',
    headers: forwarded,
    authority: 'x.y',
    remoteAddress: '203.0.113.7',
  });
  expect(far.statusCode).toBe(421);
});

test('errors speak the language of the site, the member, the cookie', async () => {
  const message = async (client: ReturnType<TestApp['client']>) =>
    ((await client.get('/api/none')).body as { error: { message: string } }).error.message;
  expect(await message(test_.client())).toBe('Dat konden we niet vinden.');
  expect(await message(test_.client('another.localhost'))).toBe('We could not find that.');
  const english = test_.client();
  english.cookies.locale = 'en';
  expect(await message(english)).toBe('We could not find that.');
  const { client } = await testMember(test_, { user: { language: 'nl' } });
  expect(await message(client)).toBe('Dat konden we niet vinden.');
  client.cookies.locale = 'en';
  expect(await message(client)).toBe('We could not find that.');
});

test('every answer, refused ones too, is neither framed nor taken for something else', async () => {
  const client = test_.client();
  const unknown = test_.client('evil.example');
  const answers = [
    await client.get('/api/health.php'),
    await client.get('/api/none'),
    await client.get('/api/user.php'),
    await unknown.get('/api/settings.php'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 403, 421]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none';form-action 'self'",
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});
