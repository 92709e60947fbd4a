import { act } from '@testing-library/react';
import { earlyAnswers } from '../api/early-answers.ts';
import type { User } from '../api/types.ts';
import { session } from '../stores/session.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { page, watchLedger } from '../testing/ledger.ts';
import { settled, slowServer } from '../testing/slow-server.ts';

beforeEach(() => {
  session.set({ id: 'anna' } as User);
  earlyAnswers.forget();
});

test('pages join without doubles, until the last', async () => {
  const calls = fakeServer({ 'GET /api/ledger.php': page });
  const { result } = watchLedger();
  const ids = () => result.current.items.map(({ id }) => id);
  await settled();
  expect(ids()).toEqual(['a', 'b']);
  expect(result.current.hasMore).toBe(true);
  act(() => {
    result.current.more();
    result.current.more();
  });
  expect(result.current.loading).toBe(true);
  await settled();
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(result.current.hasMore).toBe(false);
  act(() => result.current.more());
  expect(result.current.loading).toBe(false);
  await settled();
  expect(calls.map(({ query }) => query.cursor)).toEqual([undefined, 'next']);
});

test('the next page is asked for once, however often one asks', async () => {
  const server = slowServer('/api/ledger.php');
  const { result } = watchLedger();
  await server.answer(0, { entries: [{ id: 'a' }], cursor: 'next' });
  act(() => result.current.more());
  await settled();
  act(() => result.current.more());
  await settled();
  expect(server.calls).toHaveLength(2);
});

test('who leaves while a page is on its way finds those before it, and can go on', async () => {
  const server = slowServer('/api/ledger.php');
  const first = watchLedger();
  await server.answer(0, { entries: [{ id: 'a' }], cursor: 'next' });
  act(() => first.result.current.more());
  await settled();
  first.unmount();
  await settled();
  const { result } = watchLedger();
  expect(result.current).toMatchObject({ loading: false, hasMore: true, error: null });
  act(() => result.current.more());
  await server.answer(2, { entries: [{ id: 'b' }], cursor: null });
  expect(result.current.items).toHaveLength(2);
});

test('a page that failed leaves those before it, and is asked for again', async () => {
  let broken = true;
  fakeServer({
    'GET /api/ledger.php': (call) =>
      call.query.cursor && broken ? fail(400, 'no', 'Not now') : page(call),
  });
  const { result } = watchLedger();
  await settled();
  act(() => result.current.more());
  await settled();
  expect(result.current.items).toHaveLength(2);
  expect(result.current.error?.message).toBe('Not now');
  broken = false;
  act(() => result.current.more());
  await settled();
  expect(result.current).toMatchObject({ error: null, hasMore: false });
  expect(result.current.items).toHaveLength(3);
});

test('who comes back in time finds all pages', async () => {
  const calls = fakeServer({ 'GET /api/ledger.php': page });
  const first = watchLedger();
  await settled();
  act(() => first.result.current.more());
  await settled();
  first.unmount();
  await settled();
  expect(watchLedger().result.current.items).toHaveLength(3);
  expect(calls).toHaveLength(2);
});
