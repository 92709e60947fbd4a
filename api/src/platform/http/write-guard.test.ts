import { type TestApp, testApp } from '../../testing/app.ts';

type Paths = Record<string, Record<string, unknown>>;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const writing = ['post', 'put', 'patch', 'delete'] as const;
/** Checks a signature instead; see the payments domain. */
const signed = '/api/payment-webhook/';
/** A mail program posts it, without any page; the token in the address is the proof (RFC 8058). */
const byToken = '/api/unsubscribe.php';
const onlyOrigin = ['/api/page-hidden.php'];

function writes(): [string, string][] {
  const { paths } = t.app.swagger() as unknown as { paths: Paths };
  return Object.entries(paths).flatMap(([path, methods]) =>
    writing.filter((method) => method in methods).map((method): [string, string] => [method, path]),
  );
}

test('every write of the OpenAPI list refuses other sites and calls without our header [S34]', async () => {
  const all = writes().filter(([, path]) => !path.startsWith(signed) && path !== byToken);
  expect(all.length).toBeGreaterThan(8);
  for (const [method, path] of all) {
    const ask = async (headers: Record<string, string>) => {
      const request = { method: method.toUpperCase() as 'POST', url: path, authority: 'localhost' };
      const answer = await t.app.inject({ ...request, headers });
      return [method, path, answer.statusCode, answer.json().error?.code];
    };
    const refused = [method, path, 403, 'forbidden'];
    const ours = { 'request-type': 'client' };
    expect(await ask({ ...ours, origin: 'https://evil.example' })).toEqual(refused);
    expect(await ask({ ...ours, origin: 'null' })).toEqual(refused);
    expect(await ask(ours)).toEqual(refused);
    const cross = { ...ours, origin: 'http://localhost', 'sec-fetch-site': 'cross-site' };
    expect(await ask(cross)).toEqual(refused);
    if (!onlyOrigin.includes(path)) {
      expect(await ask({ origin: 'http://localhost' })).toEqual(refused);
    }
  }
});

test('nothing is allowed to other origins, and no other method is known [S36, S37]', async () => {
  const answer = await t.app.inject({
    method: 'OPTIONS',
    url: '/api/user.php',
    authority: 'localhost',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
  });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.statusCode).toBe(404);
  const patch = await t.client().send({ method: 'PATCH', url: '/api/user.php' });
  expect(patch.status).toBe(404);
});

test('bodies that are no plain JSON are refused [S34, S53]', async () => {
  const client = t.client();
  const post = (payload: string, type: string) =>
    client.send({
      method: 'POST',
      url: '/api/user.php',
      payload,
      headers: { 'content-type': type },
    });
  expect((await post('email=a&password=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await post('{}', 'text/plain')).status).toBe(415);
  expect((await post('{"__proto__": {"x": 1}}', 'application/json')).status).toBe(400);
  expect((await post('['.repeat(10_000), 'application/json')).status).toBe(400);
  expect((await post(`{"email": "${'x'.repeat(200_000)}"}`, 'application/json')).status).toBe(413);
  expect((await post('{"email": 1, "password": ["x"]}', 'application/json')).status).toBe(400);
  expect(({} as { x?: number }).x).toBeUndefined();
});
