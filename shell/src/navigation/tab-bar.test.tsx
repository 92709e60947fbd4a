import { screen } from '@testing-library/react';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { TabBar } from './tab-bar.tsx';

beforeAll(startTestTexts);

beforeEach(() => {
  setSettings({});
  setUser({});
});

const bar = () => screen.queryByRole('navigation', { name: 'Shortcuts' });

test.each(['/members', '/chats', '/likes/given', '/profile', '/swipe-game'])('on %s', (at) => {
  renderShell(<TabBar />, { at });
  expect(bar()).toBeInTheDocument();
  expect(document.body).toHaveClass('has-tabbar');
});

test.each(['/chats/1', '/members/1', '/likes/m/1', '/credits/p1/ideal', '/directdebit'])(
  'pages with a bar of their own: %s',
  (at) => {
    renderShell(<TabBar />, { at });
    expect(bar()).toBeNull();
    expect(document.body).not.toHaveClass('has-tabbar');
  },
);

test('not for visitors', () => {
  setUser(null);
  renderShell(<TabBar />, { at: '/members' });
  expect(bar()).toBeNull();
});
