import { act, renderHook } from '@testing-library/react';
import type { User } from '../api/types.ts';
import { session } from '../stores/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { ledger, page, watchLedger } from '../testing/ledger.ts';
import { settled, slowServer } from '../testing/slow-server.ts';
import { changeAnswers } from './entries.ts';
import { resource } from './resource.ts';
import { useData } from './use-data.ts';

const banks = resource('/api/banks.php', { of: ({ banks }) => banks.map(({ name }) => name) });
const ideal = { method: 'ideal' } as const;
const watchBanks = () => renderHook(() => useData(banks, ideal));
const named = (...names: string[]) => ({
  banks: names.map((name) => ({ id: name, name, ...ideal })),
});

beforeEach(() => session.set({ id: 'anna' } as User));

test('a change shows at once; an answer asked for before it is not believed', async () => {
  const server = slowServer('/api/banks.php');
  const { result } = watchBanks();
  await server.answer(0, named('Rood'));
  result.current.reload();
  await settled();
  act(() => result.current.change(() => named('Blauw')));
  expect(result.current.data).toEqual(['Blauw']);
  await server.answer(1, named('Rood'));
  expect(result.current.data).toEqual(['Blauw']);
  await server.answer(2, named('Blauw', 'Geel'));
  expect(result.current.data).toEqual(['Blauw', 'Geel']);
});

test('nothing can be changed before it is there', async () => {
  const server = slowServer('/api/banks.php');
  const { result } = watchBanks();
  act(() => result.current.change(() => named('Blauw')));
  expect(result.current.data).toBeNull();
  await server.answer(0, named('Rood'));
  expect(result.current.data).toEqual(['Rood']);
});

test('a change can be for all answers of a resource, also those that nobody sees now', async () => {
  fakeServer({ 'GET /api/ledger.php': page });
  const first = watchLedger();
  await settled();
  first.unmount();
  await settled();
  changeAnswers(ledger, (pages) =>
    pages.map((one) => ({ ...one, entries: one.entries.filter(({ id }) => id !== 'a') })),
  );
  expect(watchLedger().result.current.items.map(({ id }) => id)).toEqual(['b']);
});
