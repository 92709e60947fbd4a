import { act, renderHook } from '@testing-library/react';
import type { User } from '../api/types.ts';
import { readCookie, setCookie } from '../browser/cookies.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { units, useUnits } from './units.ts';

const member = (choice: 'km' | 'mi' | null) => ({ id: 'me', units: choice }) as unknown as User;
const shown = () => renderHook(useUnits).result.current;

beforeEach(() => settings.setState({ geoip_country: 'NL' }));
afterEach(() => {
  setCookie('units', '', 0);
  act(() => {
    units.start();
    session.set(null);
  });
});

test('what a member chose counts on every device, before what was chosen on this one', () => {
  act(() => void units.choose('km'));
  act(() => session.set(member('mi')));
  expect(shown()).toBe('mi');
  act(() => session.set(member(null)));
  expect(shown()).toBe('km');
});

test('a choice counts at once and is kept for the member', async () => {
  const calls = fakeServer({ 'PUT /api/user.php': () => ({}) });
  act(() => session.set(member('km')));
  let kept: Promise<void> | undefined;
  act(() => {
    kept = units.choose('mi');
  });
  expect(shown()).toBe('mi');
  await kept;
  expect(calls).toMatchObject([{ body: { units: 'mi' } }]);
});

test('a choice that could not be kept is taken back, on this device too', async () => {
  fakeServer({ 'PUT /api/user.php': () => fail(400, 'validation') });
  act(() => session.set(member('km')));
  await act(() => expect(units.choose('mi')).rejects.toThrow());
  expect(shown()).toBe('km');
  expect(readCookie('units')).toBeNull();
});
