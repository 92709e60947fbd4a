import fastify, { type FastifyInstance } from 'fastify';
import { givenBy, withForms } from './forms.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await withForms(app, (inner) =>
    inner.post('/*', async (request) => givenBy(request, ['email', 'gender'])),
  );
});
afterAll(() => app.close());

const sent = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/signup',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

test('a page is given the fields that it takes, and no other', async () => {
  const told = await sent('email=a%2Bb%40c.example&gender=&password=secret&__proto__=x');
  expect(told.json()).toEqual({ email: 'a+b@c.example' });
});

test.each([
  ['same-origin', { email: 'a' }],
  ['same-site', {}],
  ['cross-site', {}],
  ['none', {}],
])('what comes %s is taken for what somebody typed: %j', async (site, expected) => {
  expect((await sent('email=a', { 'sec-fetch-site': site })).json()).toEqual(expected);
});

test('more than a form holds is refused', async () => {
  expect((await sent(`email=${'a'.repeat(5000)}`)).statusCode).toBe(413);
  const other = await sent('{}', { 'content-type': 'application/json' });
  expect(other.json()).toEqual({});
});
