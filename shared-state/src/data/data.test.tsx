import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { earlyAnswers, prefetchAnswers } from '../api/early-answers.ts';
import type { User } from '../api/types.ts';
import { bus } from '../bus/bus.ts';
import { followTabs } from '../start/follow-tabs.ts';
import { session } from '../stores/session.ts';
import { type FakeCall, fail, fakeServer } from '../testing/fake-server.ts';
import { ledger, page } from '../testing/ledger.ts';
import { settled, slowServer } from '../testing/slow-server.ts';
import { knownAnswers } from './entries.ts';
import { pagedResource, resource } from './resource.ts';
import { useData } from './use-data.ts';
import { usePaged } from './use-paged.ts';

const banks = resource('/api/banks.php', { of: ({ banks }) => banks.map(({ name }) => name) });
const regions = resource('/api/regions.php', {
  of: ({ regions }) => regions.map(({ name }) => name),
  lasts: 60_000,
  isPublic: true,
});
const payment = resource('/api/payment.php', {
  of: ({ payment }) => payment.status,
  topics: ['payment:changed'],
});
const transactions = pagedResource('/api/transactions.php', {
  of: (answer) => answer.transactions,
  id: ({ payment_id }) => payment_id,
  lasts: 60_000,
  topics: ['payment:changed'],
});

const ideal = { method: 'ideal' } as const;
const watchBanks = () => renderHook(() => useData(banks, ideal));
const watchPayment = () => renderHook(() => useData(payment, { id: '1' }));
const named = (...names: string[]) => ({
  banks: names.map((name) => ({ id: name, name, ...ideal })),
});
const inRegions = (...names: string[]) => ({
  country: 'NL',
  regions: names.map((name) => ({ key: name, name })),
});

/** Each time another word. */
function payments(...statuses: string[]) {
  let asked = -1;
  return fakeServer({
    'GET /api/payment.php': () => {
      asked += 1;
      return { payment: { status: statuses[asked] } };
    },
  });
}

function paymentPage({ query }: FakeCall) {
  const payment_id = query.cursor === 'next' ? 'b' : 'a';
  return { transactions: [{ payment_id }], cursor: query.cursor === 'next' ? null : 'next' };
}

beforeEach(() => {
  session.set({ id: 'anna' } as User);
  earlyAnswers.forget();
});

test('all who want the same share one call', async () => {
  const calls = fakeServer({ 'GET /api/banks.php': () => named('Rood') });
  const one = watchBanks();
  const other = watchBanks();
  expect(one.result.current).toMatchObject({ data: null, loading: true });
  await settled();
  expect(one.result.current).toMatchObject({ data: ['Rood'], error: null, loading: false });
  expect(other.result.current.data).toEqual(['Rood']);
  expect(calls).toHaveLength(1);
});

test('who joins later sees what is on screen', async () => {
  const calls = fakeServer({ 'GET /api/banks.php': () => named('Rood') });
  watchBanks();
  await settled();
  expect(watchBanks().result.current).toMatchObject({ data: ['Rood'], loading: false });
  await settled();
  expect(calls).toHaveLength(1);
});

test('leaving cancels, and the next look asks anew', async () => {
  const server = slowServer('/api/banks.php');
  const first = watchBanks();
  await settled();
  first.unmount();
  await settled();
  expect(server.calls[0]?.signal?.aborted).toBe(true);
  const { result } = watchBanks();
  await settled();
  expect(server.calls).toHaveLength(2);
  await server.answer(0, named('late'));
  expect(result.current.data).toBeNull();
  await server.answer(1, named('Rood'));
  expect(result.current.data).toEqual(['Rood']);
});

test('what does not last is not kept', async () => {
  fakeServer({ 'GET /api/banks.php': () => named('Rood') });
  const { unmount } = watchBanks();
  await settled();
  unmount();
  await settled();
  expect(knownAnswers(banks)).toEqual([]);
});

test('who takes the place of the one who leaves goes on with the same call', async () => {
  const server = slowServer('/api/banks.php');
  const first = watchBanks();
  await settled();
  act(() => {
    first.unmount();
    watchBanks();
  });
  await settled();
  expect(server.calls).toHaveLength(1);
});

test('an answer to an earlier question is not shown for the present one', async () => {
  const server = slowServer('/api/regions.php');
  const { result, rerender } = renderHook(({ country }) => useData(regions, { country }), {
    initialProps: { country: 'NL' },
  });
  await settled();
  rerender({ country: 'BE' });
  await server.answer(1, inRegions('Antwerpen'));
  await server.answer(0, inRegions('Utrecht'));
  expect(result.current.data).toEqual(['Antwerpen']);
});

test('nothing is asked while nothing is wanted', async () => {
  const calls = fakeServer({});
  const { result } = renderHook(() => useData(banks, null));
  await settled();
  expect(result.current).toMatchObject({ data: null, error: null, loading: false });
  expect(calls).toEqual([]);
});

test('a failure is said and can be tried again; what was there stays meanwhile', async () => {
  let answers = () => fail(400, 'no', 'Not now') as unknown;
  fakeServer({ 'GET /api/banks.php': () => answers() });
  const { result } = watchBanks();
  await settled();
  expect(result.current).toMatchObject({ data: null, loading: false });
  expect(result.current.error?.message).toBe('Not now');

  answers = () => named('Rood');
  result.current.reload();
  await settled();
  expect(result.current).toMatchObject({ data: ['Rood'], error: null });

  answers = () => fail(400, 'no', 'Not now');
  result.current.reload();
  await settled();
  expect(result.current.data).toEqual(['Rood']);
  expect(result.current.error?.message).toBe('Not now');
});

test('what lasts is not asked for again until its time is over', async () => {
  const calls = fakeServer({ 'GET /api/regions.php': () => inRegions('Utrecht') });
  const look = () => renderHook(() => useData(regions, { country: 'NL' }));
  const first = look();
  await settled();
  first.unmount();
  await settled();
  const second = look();
  expect(second.result.current).toMatchObject({ data: ['Utrecht'], loading: false });
  second.unmount();
  await settled();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  expect(look().result.current).toMatchObject({ data: null, loading: true });
  await settled();
  clock.mockRestore();
  expect(calls).toHaveLength(2);
});

test('a topic makes what is on screen be asked for again', async () => {
  const calls = payments('open', 'completed');
  const { result } = watchPayment();
  await settled();
  act(() => bus.emit('payment:changed', { payment: '1' }));
  expect(result.current.data).toBe('open');
  await waitFor(() => expect(result.current.data).toBe('completed'));
  expect(calls).toHaveLength(2);
});

test('so does a gap in the events', async () => {
  payments('open', 'completed');
  const { result } = watchPayment();
  await settled();
  act(() => bus.emit('live:resumed', {}));
  await waitFor(() => expect(result.current.data).toBe('completed'));
});

test('any number of events during a load are followed by one more', async () => {
  const server = slowServer('/api/payment.php');
  const { result } = watchPayment();
  act(() => bus.emit('payment:changed', { payment: '1' }));
  act(() => bus.emit('payment:changed', { payment: '1' }));
  await server.answer(0, { payment: { status: 'open' } });
  await settled();
  expect(server.calls).toHaveLength(2);
  await server.answer(1, { payment: { status: 'completed' } });
  expect(result.current.data).toBe('completed');
});

test('events in one turn are one reason to ask', async () => {
  const calls = payments('open', 'completed');
  watchPayment();
  await settled();
  act(() => {
    bus.emit('payment:changed', { payment: '1' });
    bus.emit('live:resumed', {});
  });
  await settled();
  expect(calls).toHaveLength(2);
});

test('what nobody sees now is asked for again by whoever looks next', async () => {
  const calls = fakeServer({ 'GET /api/transactions.php': paymentPage });
  const look = () => renderHook(() => usePaged(transactions));
  const first = look();
  await settled();
  first.unmount();
  await settled();
  act(() => bus.emit('payment:changed', { payment: '1' }));
  expect(calls).toHaveLength(1);
  expect(look().result.current.items).toEqual([]);
  await settled();
  expect(calls).toHaveLength(2);
});

test('all pages that are on screen are asked for again', async () => {
  const calls = fakeServer({ 'GET /api/transactions.php': paymentPage });
  const { result } = renderHook(() => usePaged(transactions));
  await settled();
  act(() => result.current.more());
  await settled();
  act(() => bus.emit('payment:changed', { payment: '1' }));
  await settled();
  expect(calls.map(({ query }) => query.cursor)).toEqual([undefined, 'next', undefined, 'next']);
  expect(result.current.items).toHaveLength(2);
});

test('an event in another tab counts here too', async () => {
  payments('open', 'completed');
  const stop = followTabs();
  const other = new BroadcastChannel('afterglow');
  const { result } = watchPayment();
  await settled();
  other.postMessage({ kind: 'event', topic: 'payment:changed', payload: { payment: '1' } });
  await waitFor(() => expect(result.current.data).toBe('completed'));
  other.close();
  stop();
});

test('the next member sees nothing of the one before, not even what comes late', async () => {
  const server = slowServer('/api/payment.php');
  const { result } = watchPayment();
  await server.answer(0, { payment: { status: "Anna's" } });
  const { change, reload } = result.current;
  reload();
  await settled();
  act(() => session.set({ id: 'bea' } as User));
  expect(result.current).toMatchObject({ data: null, loading: true });
  expect(server.calls[1]?.signal?.aborted).toBe(true);
  await server.answer(1, { payment: { status: "Anna's" } });
  act(() => change((answer) => answer));
  expect(result.current.data).toBeNull();
  await server.answer(2, { payment: { status: "Bea's" } });
  expect(result.current.data).toBe("Bea's");
});

test('what lasts is forgotten at logout, unless it is the same for everybody', async () => {
  const calls = fakeServer({
    'GET /api/ledger.php': page,
    'GET /api/regions.php': () => inRegions('Utrecht'),
  });
  const both = () =>
    renderHook(() => [usePaged(ledger), useData(regions, { country: 'NL' })] as const);
  const first = both();
  await settled();
  first.unmount();
  await settled();
  act(() => session.set(null));
  const [own, everybodys] = both().result.current;
  expect(own.items).toEqual([]);
  expect(everybodys.data).toEqual(['Utrecht']);
  expect(knownAnswers(ledger)).toEqual([]);
  await settled();
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/ledger.php',
    '/api/regions.php',
    '/api/ledger.php',
  ]);
});

test('what came with the document is drawn at once, and used once', async () => {
  const calls = fakeServer({ 'GET /api/banks.php': () => named('new') });
  earlyAnswers.start({ '/api/banks.php?method=ideal': named('Rood') });
  const first = watchBanks();
  expect(first.result.current).toMatchObject({ data: ['Rood'], loading: false });
  await settled();
  expect(calls).toEqual([]);
  first.unmount();
  await settled();
  const { result } = watchBanks();
  expect(result.current.data).toBeNull();
  await waitFor(() => expect(result.current.data).toEqual(['new']));
});

test('what came with the document lasts no longer than other answers', async () => {
  const calls = fakeServer({ 'GET /api/regions.php': () => inRegions('Gelderland') });
  earlyAnswers.start({ '/api/regions.php?country=DE': inRegions('Hessen') });
  const look = () => renderHook(() => useData(regions, { country: 'DE' }));
  const first = look();
  expect(first.result.current.data).toEqual(['Hessen']);
  first.unmount();
  await settled();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  look();
  await settled();
  clock.mockRestore();
  expect(calls).toHaveLength(1);
});

test('what was fetched ahead is taken, also while it is on its way', async () => {
  const server = slowServer('/api/banks.php');
  prefetchAnswers(['/api/banks.php?method=ideal'], new AbortController().signal);
  const { result } = watchBanks();
  await settled();
  await server.answer(0, named('Rood'));
  expect(result.current.data).toEqual(['Rood']);
  expect(server.calls).toHaveLength(1);
});
