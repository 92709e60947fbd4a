import { jest } from '@jest/globals';
import { AxiosError } from 'axios';
import { bus } from '../bus/bus.ts';
import { entryOf } from '../data/entries.ts';
import { resource } from '../data/resource.ts';
import { followEvents } from '../start/follow-events.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { earlyAnswers, prefetchAnswers } from './early-answers.ts';
import { get, post } from './request.ts';

const never = new AbortController().signal;
const settled = () => new Promise((done) => setTimeout(done));
const profile = '/api/profile.php';

afterEach(earlyAnswers.forget);

test('what came with the document is given once, however the question is put', async () => {
  const calls = fakeServer({ 'GET /api/search.php': () => ({ page: 2 }) });
  earlyAnswers.start({ '/api/search.php?page=1&country=NL': { page: 1 } });
  const ask = () => get('/api/search.php', { query: { country: 'NL', page: 1 } });
  await expect(ask()).resolves.toEqual({ page: 1 });
  expect(calls).toEqual([]);
  await expect(ask()).resolves.toEqual({ page: 2 });
});

test('another question is asked of the server', async () => {
  fakeServer({ 'GET /api/search.php': () => ({ page: 2 }) });
  earlyAnswers.start({ '/api/search.php?page=1': { page: 1 } });
  await expect(get('/api/search.php', { query: { page: 2 } })).resolves.toEqual({ page: 2 });
});

test.each([
  ['a write', () => post('/api/read.php', { conversation: '1' })],
  ['an event', () => bus.emit('chat:message', { conversation: '1' })],
  ['another reader', () => bus.emit('session:changed', { user: null })],
])('%s makes them untrue', async (_what, happens) => {
  fakeServer({ [`GET ${profile}`]: () => ({ name: 'new' }), 'POST /api/read.php': () => ({}) });
  const stop = followEvents();
  earlyAnswers.start({ [`${profile}?id=1`]: { name: 'old' } });
  await happens();
  await expect(get(profile, { query: { id: '1' } })).resolves.toEqual({ name: 'new' });
  stop();
});

test('fetched ahead it is asked for once, and does not count as looked at', async () => {
  const calls = fakeServer({
    [`GET ${profile}`]: ({ headers }) => ({ name: headers.get('purpose') }),
  });
  prefetchAnswers([`${profile}?id=2`], never);
  prefetchAnswers([`${profile}?id=2`], never);
  await expect(get(profile, { query: { id: '2' } })).resolves.toEqual({ name: 'prefetch' });
  expect(calls).toHaveLength(1);
});

test('what somebody asked for and keeps is not fetched ahead', async () => {
  const calls = fakeServer({ [`GET ${profile}`]: () => ({ name: 'there' }) });
  await get(profile, { query: { id: '3' } });
  prefetchAnswers([`${profile}?id=3`], never);
  expect(calls).toHaveLength(1);
});

test('what nobody keeps any more is', async () => {
  const calls = fakeServer({
    [`GET ${profile}`]: () => ({ name: 'there' }),
    'GET /api/chat.php': () => ({ messages: [] }),
  });
  const entry = entryOf(resource(profile), { id: '5' });
  entry.watch(() => {})();
  await settled();
  await get('/api/chat.php', { query: { conversation: '1' } });
  const before = calls.length;
  prefetchAnswers([`${profile}?id=5`, '/api/chat.php?conversation=1'], never);
  await settled();
  expect(calls).toHaveLength(before + 2);
});

test('one that failed is asked for again', async () => {
  let tries = 0;
  fakeServer({
    [`GET ${profile}`]: () => {
      tries += 1;
      return tries === 1 ? fail(503, 'internal') : { name: 'there' };
    },
  });
  prefetchAnswers([`${profile}?id=4`], never);
  await settled();
  expect(tries).toBe(1);
  await expect(get(profile, { query: { id: '4' } })).resolves.toEqual({ name: 'there' });
});

test('who waits for one that nobody answers does not begin to wait anew', async () => {
  let tries = 0;
  let giveUp = (_reason: unknown) => {};
  fakeServer({
    [`GET ${profile}`]: () => {
      tries += 1;
      return new Promise((_, reject) => {
        giveUp = reject;
      });
    },
  });
  prefetchAnswers([`${profile}?id=6`], never);
  const asked = get(profile, { query: { id: '6' } });
  await settled();
  giveUp(new AxiosError('timeout', AxiosError.ECONNABORTED));
  await expect(asked).rejects.toMatchObject({ code: 'timeout' });
  expect(tries).toBe(1);
});

const brought = (question: string) => earlyAnswers.start({ [question]: { name: 'early' } });
const fetched = (question: string) => prefetchAnswers([question], never);

test.each([
  ['what came with the document', brought, 29_999, 'early'],
  ['what came with the document', brought, 30_000, 'late'],
  ['what was fetched ahead', fetched, 9_999, 'early'],
  ['what was fetched ahead', fetched, 10_000, 'late'],
])('%s is given out for a while (%#)', async (_what, bring, waited, expected) => {
  let name = 'early';
  fakeServer({ [`GET ${profile}`]: () => ({ name }) });
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  await bring(`${profile}?id=${waited}`);
  name = 'late';
  now.mockReturnValue(1000 + waited);
  await expect(get(profile, { query: { id: String(waited) } })).resolves.toEqual({
    name: expected,
  });
  now.mockRestore();
});
