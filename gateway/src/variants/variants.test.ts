import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { SiteSettings } from '../api/api-client.ts';
import { countsIn, readCounts } from './counts.ts';
import { countSignups, variantsOf } from './variants.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-variants-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened = { 'sec-fetch-dest': 'document' };
const half = { home: { base: 1, join: 1 }, 'landers/summer': { base: 0, bold: 1 } };

let round = 0;

/** A gateway with the pages and the sign-up of an API; `chance` is what is drawn. */
async function gateway({ chance = 0.9, variants = half as object, below = folder } = {}) {
  round += 1;
  const own = join(below, String(round));
  const said: string[] = [];
  const app = fastify();
  await app.register(cookie);
  const count = countsIn(own, (line) => said.push(line));
  countSignups(app, count);
  const drawn = { chance };
  const show = variantsOf(count, () => drawn.chance);
  const state = { variants, refused: false };
  app.post('/api/*', (request, reply) => {
    reply.header('set-cookie', 'sid=new; Path=/');
    return reply.code(state.refused ? 400 : 200).send(request.url);
  });
  app.get('/*', (request, reply) => {
    const settings = { name: 'Glow', variants: state.variants } as unknown as SiteSettings;
    const { variant, settings: told } = show(request, reply, settings, request.url);
    return { variant, told: told.variants };
  });
  let kept = '';
  async function call(method: 'GET' | 'POST', url: string, headers: object = opened) {
    const all = { ...headers, ...(kept && { cookie: kept }) };
    const answer = await app.inject({ method, url, headers: all });
    const given = answer.cookies.find(({ name }) => name === 'variants');
    if (given) kept = `variants=${encodeURIComponent(given.value)}`;
    return answer;
  }
  const counted = () =>
    [...readCounts(own)].map(({ page, variant, stage }) => `${page} ${variant} ${stage}`);
  const forget = () => {
    kept = '';
  };
  return { call, counted, drawn, state, forget, said };
}

test('a visitor is given one variant, told no other, and counted once', async () => {
  const { call, counted, drawn } = await gateway();
  const first = await call('GET', '/');
  const told = { ...half, home: { join: 1 } };
  expect(first.json()).toEqual({ variant: 'join', told });
  drawn.chance = 0;
  expect((await call('GET', '/')).json().variant).toBe('join');
  expect(counted()).toEqual(['home join view']);
});

test('what is kept in the browser names nobody, and no script reads it', async () => {
  const { call } = await gateway();
  const [kept] = (await call('GET', '/')).cookies;
  expect(kept).toMatchObject({ name: 'variants', value: 'home~join~view', httpOnly: true });
});

test('a sign-up counts for every page that led to it, once, with what came before it', async () => {
  const { call, counted } = await gateway();
  await call('GET', '/');
  await call('GET', '/landers/summer/men');
  await call('POST', '/api/signup-check.php');
  await call('POST', '/api/signup-check.php');
  const answer = await call('POST', '/api/signup.php');
  await call('POST', '/api/signup.php');
  expect(counted()).toEqual([
    ...['home join view', 'landers/summer bold view'],
    ...['home join begun', 'landers/summer bold begun'],
    ...['home join done', 'landers/summer bold done'],
  ]);
  expect(answer.cookies.map(({ name }) => name)).toEqual(['sid', 'variants']);
});

test('who signs up without the step before has begun as well', async () => {
  const { call, counted } = await gateway();
  await call('GET', '/');
  await call('POST', '/api/signup.php?x=1');
  expect(counted()).toEqual(['home join view', 'home join begun', 'home join done']);
});

test('what was refused, is another call, or saw no variant, is no sign-up', async () => {
  const { call, counted, state, forget } = await gateway();
  await call('GET', '/');
  await call('POST', '/api/login.php');
  state.refused = true;
  await call('POST', '/api/signup.php');
  state.refused = false;
  forget();
  await call('POST', '/api/signup.php');
  expect(counted()).toEqual(['home join view']);
});

test.each([
  ['a machine that reads', {}],
  ['a picture of the page', { 'sec-fetch-dest': 'image' }],
  ['a browser that looks ahead', { ...opened, 'sec-purpose': 'prefetch;prerender' }],
])('%s gets the page and is not counted', async (_who, headers) => {
  const { call, counted } = await gateway();
  const answer = await call('GET', '/', headers);
  expect([answer.json().variant, answer.cookies]).toEqual(['join', []]);
  expect(counted()).toEqual([]);
});

test('a variant that is switched off is given to nobody, those who had it begin anew', async () => {
  const { call, counted, state } = await gateway();
  await call('GET', '/');
  state.variants = { home: { base: 1, join: 0 } };
  expect((await call('GET', '/')).json().variant).toBe('base');
  state.variants = { home: { base: 0 } };
  expect((await call('GET', '/')).json()).toEqual({ variant: 'base', told: state.variants });
  expect(counted()).toEqual(['home join view', 'home base view']);
});

test.each(['/members', '/landers', '/landers/winter', '/landers/toString', '/constructor'])(
  '%s has nothing to try out',
  async (url) => {
    const { call, counted } = await gateway();
    const answer = await call('GET', url);
    expect([answer.json().variant, answer.cookies]).toEqual(['base', []]);
    expect(counted()).toEqual([]);
  },
);

test('what cannot be counted is said once, and pages and sign-ups go on', async () => {
  const below = join(folder, 'no-folder');
  writeFileSync(below, '');
  const { call, counted, said } = await gateway({ below });
  expect((await call('GET', '/')).json().variant).toBe('join');
  const answer = await call('POST', '/api/signup.php');
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies.map(({ name }) => name)).toEqual(['sid', 'variants']);
  expect(counted()).toEqual([]);
  expect(said).toEqual([expect.stringMatching(/^variants are not counted: /)]);
});

test('a cookie that somebody made up is not believed into the counts', async () => {
  const { call, counted } = await gateway({ variants: {} });
  const cookie = 'variants=home~a b~view.members~x~view.home~ok~paid.~~.landers/../x~b~view';
  await call('POST', '/api/signup.php', { cookie });
  expect(counted()).toEqual([]);
});
