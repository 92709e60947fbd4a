import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { keepLanguage } from './asked-language.ts';
import type { Known } from './gather.ts';

const visitor = { query: 'nl', language: 'nl', user: null, isMember: false } as const;

async function kept(known: Pick<Known, 'query' | 'language' | 'user' | 'isMember'>, cookies = '') {
  const app = fastify({ trustProxy: true });
  await app.register(cookie);
  app.get('/', (request, reply) => {
    keepLanguage(request, reply, known);
    return reply.send('');
  });
  const headers = { 'x-forwarded-proto': 'https', cookie: cookies };
  const answer = await app.inject({ url: '/', headers });
  await app.close();
  return answer.headers['set-cookie'];
}

test('the language of an address is kept for the visit of who has chosen none', async () => {
  expect(await kept(visitor)).toBe('locale=nl; Path=/; Secure; SameSite=Lax');
});

test.each<[string, object, string]>([
  ['an address that asks for none', { query: undefined }, ''],
  ['a language that nobody can answer in', { query: 'xx' }, ''],
  ['another choice', {}, 'locale=en'],
  ['a member', { user: { language: 'en' } }, ''],
  ['somebody whom nobody can name now', { user: undefined }, ''],
  ['a session that ended', { isMember: true }, ''],
])('%s keeps nothing', async (_what, part, cookies) => {
  expect(await kept({ ...visitor, ...part }, cookies)).toBeUndefined();
});
