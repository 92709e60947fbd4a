import { dialogs, timeBonus } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useRoute } from '../boot/use-route.ts';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { useTimeBonusDialog } from './use-time-bonus-dialog.ts';

const pages = [
  { path: '/members', area: 'members' as const },
  { path: '/likes', area: 'members' as const },
  '/settings',
];

function Page() {
  useTimeBonusDialog(useRoute()?.area === 'members');
  return null;
}

beforeAll(startTestTexts);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  dialogs.closeAll();
  setSettings({});
  setUser({ credits: 0, paid_user: false });
  timeBonus.setState({ visible: true, secondsLeft: 100, discountcode: null });
});

afterEach(() => jest.useRealTimers());

const isOpen = () => 'time-bonus' in dialogs.getState();
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('opens 40 s after entering the members area, whatever page of it', async () => {
  const { goTo } = renderShell(<Page />, { at: '/members', pages });
  wait(20_000);
  await goTo('/likes');
  wait(19_999);
  expect(isOpen()).toBe(false);
  wait(1);
  expect(isOpen()).toBe(true);
});

test('leaving the area calls it off', async () => {
  const { goTo } = renderShell(<Page />, { at: '/members', pages });
  wait(39_000);
  await goTo('/settings');
  wait(60_000);
  expect(isOpen()).toBe(false);
});

test.each([
  ['with credits', () => setUser({ credits: 1 })],
  ['logged out', () => setUser(null)],
  ['without a bonus', () => timeBonus.setState({ visible: false })],
  ['hidden before', () => localStorage.setItem('hide-time-bonus-modal', '1')],
])('not %s', (_case, arrange) => {
  arrange();
  renderShell(<Page />, { at: '/members', pages });
  wait(41_000);
  expect(isOpen()).toBe(false);
});

test('closing it is remembered', () => {
  renderShell(<Page />, { at: '/members', pages });
  wait(41_000);
  act(() => dialogs.close('time-bonus'));
  expect(Number(localStorage.getItem('hide-time-bonus-modal'))).toBeGreaterThan(0);
});
