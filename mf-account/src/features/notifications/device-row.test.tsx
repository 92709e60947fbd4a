import { push, settings as site, toasts } from '@afterglow/shared-state';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { DeviceRow } from './device-row.tsx';

type State = Partial<ReturnType<typeof push.getState>>;

const { check, enable, disable } = push;

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  site.setState({ name: 'Afterglow', push_public_key: 'a-key' });
  toasts.clear();
});
afterEach(() => {
  Object.assign(push, { check, enable, disable });
});

function open(found: State, change: () => Promise<void> = async () => {}) {
  push.setState({ capable: false, permission: 'unknown' });
  Object.assign(push, {
    check: async () => push.setState(found),
    enable: change,
    disable: change,
  });
  renderAccount(<DeviceRow />);
}

const toggle = () => screen.findByRole('switch', { name: 'Push on this device' });

test('off and on, as the browser says', async () => {
  open({ capable: true, permission: 'not_subscribed' }, async () =>
    push.setState({ permission: 'subscribed' }),
  );
  expect(await toggle()).not.toBeChecked();
  await userEvent.click(await toggle());
  expect(await toggle()).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('names nobody');
});

test('what failed is said, and the switch stays as it is', async () => {
  open({ capable: true, permission: 'subscribed' }, () => Promise.reject(new Error('away')));
  await userEvent.click(await toggle());
  await waitFor(() => expect(toasts.getState().queue).toHaveLength(1));
  expect(await toggle()).toBeChecked();
  expect(await toggle()).toBeEnabled();
});

test('who said no reads how to change it, and the switch comes when they did', async () => {
  open({ capable: true, permission: 'denied' });
  expect(await screen.findByText(/blocks notifications from Afterglow/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  act(() => push.setState({ permission: 'not_subscribed' }));
  expect(await toggle()).toBeVisible();
});

test.each([
  ['an iPhone', false, /tap Share/],
  ['an old browser', undefined, /cannot receive push/],
])('without push in it, %s says why', async (_what, standalone, words) => {
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  open({});
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});
