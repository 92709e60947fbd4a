import { createApp } from '../app/create-app.ts';
import type { App } from '../platform/http/app.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';

let t: TestApp;
let app: App;
beforeAll(async () => {
  t = await testApp();
  app = await createApp(t.ctx);
  app.get('/api/set', (request, reply) => {
    setSessionCookie(request, reply, 'token');
    return reply.code(204).send();
  });
  app.get('/api/clear', (request, reply) => {
    clearSessionCookie(request, reply);
    return reply.code(204).send();
  });
  app.get('/api/token', (request) => ({ token: sessionToken(request) ?? null }));
});
afterAll(async () => {
  await app.close();
  await t.close();
});

// By http, and by https, where the name and Secure bind it to this very host.
describe.each([
  ['http', 'sid', ''],
  ['https', '__Host-sid', ' Secure;'],
])('by %s', (protocol, name, secure) => {
  let client: TestClient;
  beforeEach(() => {
    client = new TestClient(app, 'localhost');
    client.headers['x-forwarded-proto'] = protocol;
  });

  test('the cookie is for the server alone, of the whole host, and lasts thirty days', async () => {
    const { headers } = await client.get('/api/set');
    expect(headers['set-cookie']).toBe(
      `${name}=token; Max-Age=2592000; Path=/; HttpOnly;${secure} SameSite=Lax`,
    );
  });

  test('it is read back, and one of the other name is not', async () => {
    await client.get('/api/set');
    expect((await client.get('/api/token')).body).toEqual({ token: 'token' });
    client.cookies = { [name === 'sid' ? '__Host-sid' : 'sid']: 'planted' };
    expect((await client.get('/api/token')).body).toEqual({ token: null });
  });

  test('it is taken away where it was put', async () => {
    const { headers } = await client.get('/api/clear');
    expect(headers['set-cookie']).toBe(
      `${name}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly;${secure} SameSite=Lax`,
    );
  });
});
