import { dialogs } from '@afterglow/shared-state';
import { useLocation } from '@afterglow/shared-ui/router';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderShell, startTestTexts } from '../testing/render-shell.tsx';
import { useTimedLike } from './use-timed-like.ts';

function Page() {
  useTimedLike();
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

beforeAll(startTestTexts);
beforeEach(() => {
  jest.useFakeTimers();
  dialogs.closeAll();
});
afterEach(() => jest.useRealTimers());

const isOpen = () => 'match' in dialogs.getState();
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const address = () => screen.getByRole('status').textContent;

test('shows once after its seconds and is gone from the address', async () => {
  renderShell(<Page />, { at: '/members?t=5&gender=male' });
  await wait(4999);
  expect(isOpen()).toBe(false);
  await wait(1);
  expect(isOpen()).toBe(true);
  expect(address()).toBe('/members?gender=male');
  act(() => dialogs.closeAll());
  await wait(60_000);
  expect(isOpen()).toBe(false);
});

test('whoever goes elsewhere before is not followed', async () => {
  const { goTo } = renderShell(<Page />, { at: '/members?t=5' });
  await wait(1000);
  await goTo('/likes');
  await wait(60_000);
  expect(isOpen()).toBe(false);
});

test('a page that sends on takes it along, until one goes elsewhere', async () => {
  const first = renderShell(<Page />, { at: '/likes?t=5' });
  await wait(1000);
  await first.goTo('/likes/received', { replace: true });
  await wait(4000);
  expect(isOpen()).toBe(true);
  first.unmount();
  dialogs.closeAll();
  const second = renderShell(<Page />, { at: '/likes?t=5' });
  await second.goTo('/likes/received', { replace: true });
  await second.goTo('/members');
  await wait(60_000);
  expect(isOpen()).toBe(false);
});

test('does not come between somebody and another dialog', async () => {
  renderShell(<Page />, { at: '/members?t=1' });
  act(() => dialogs.open('signup', {}));
  await wait(1000);
  expect(isOpen()).toBe(false);
  expect(address()).toBe('/members');
});

test.each(['', '-1', '1.5', '1e3', 'Infinity', '3601', '99999999999', 'soon'])(
  'nonsense shows nothing: %j',
  async (nonsense) => {
    renderShell(<Page />, { at: `/members?t=${nonsense}` });
    await wait(4_000_000);
    expect(isOpen()).toBe(false);
    expect(address()).toBe('/members');
  },
);
