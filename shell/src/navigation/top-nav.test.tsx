import { chats, likes, session } from '@afterglow/shared-state';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { TopNav } from './top-nav.tsx';

beforeAll(startTestTexts);

beforeEach(() => {
  setSettings({});
  setUser({});
  chats.setState({ totalUnread: 0 });
  likes.setState({ totalNew: 0 });
});

const link = (name: RegExp) => screen.getByRole('link', { name });

test('visitors get a login button and nothing of the members', () => {
  setUser(null);
  renderShell(<TopNav />);
  expect(link(/^Login$/)).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull();
  expect(link(/Afterglow/)).toHaveAttribute('href', '/');
});

test('as long as nobody knows who it is, a member is not told to log in', () => {
  session.setState({ user: null, status: 'unknown' });
  renderShell(<TopNav />);
  expect(screen.queryByRole('link', { name: /^Login$/ })).toBeNull();
  expect(link(/Afterglow/)).toBeVisible();
  // There is a way in where nobody could be asked.
  act(() => session.setState({ status: 'failed' }));
  expect(link(/^Login$/)).toBeVisible();
});

test('who is at the login already is offered to join, not to log in', () => {
  setUser(null);
  renderShell(<TopNav />, { at: '/login' });
  expect(screen.queryByRole('link', { name: /^Login$/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Join for free' })).toBeVisible();
});

test('who is at the login of a site that takes nobody is offered nothing', () => {
  setUser(null);
  setSettings({ signups: 'none' });
  renderShell(<TopNav />, { at: '/login' });
  expect(screen.queryByRole('button', { name: 'Join for free' })).toBeNull();
});

test('counts follow the stores and stop at 99+', () => {
  renderShell(<TopNav />);
  expect(link(/Messages/)).not.toHaveTextContent(/\d/);
  act(() => chats.setState({ totalUnread: 99 }));
  expect(link(/Messages/)).toHaveTextContent('99');
  act(() => chats.setState({ totalUnread: 100 }));
  expect(link(/Messages/)).toHaveTextContent('99+');
  expect(link(/Messages/)).toHaveAccessibleName(/100 unread messages/);
  act(() => likes.setState({ totalNew: 1 }));
  expect(link(/Likes/)).toHaveAccessibleName(/1 new like$/);
});

test.each([
  [11, null],
  [10, 'warn'],
  [1, 'warn'],
  [0, 'zero'],
])('paying with %s credits', (credits, look) => {
  setUser({ credits });
  renderShell(<TopNav />);
  const credit = link(/Credits/);
  expect(credit).toHaveAttribute('href', '/credits/repeat-order');
  const badge = credit.querySelector('.cnt');
  if (look === null) expect(badge).toBeNull();
  else expect(badge).toHaveClass(look);
  if (look) expect(badge).toHaveTextContent(String(credits));
});

test('others are offered Premium instead of credits', () => {
  setUser({ paid_user: false, credits: 0 });
  renderShell(<TopNav />);
  expect(link(/Premium/)).toHaveAttribute('href', '/premium');
  expect(screen.queryByRole('link', { name: /Credits/ })).toBeNull();
});

test.each([
  ['/credits/nl-150', false],
  ['/credits/nl-150/paypal', false],
  ['/directdebit', false],
  ['/credits', true],
  ['/members', true],
])('at %s Premium is offered: %s', (at, isOffered) => {
  setUser({ paid_user: false, credits: 0 });
  renderShell(<TopNav />, { at });
  expect(screen.queryByRole('link', { name: /Premium/ }) !== null).toBe(isOffered);
});

test('the account menu leads to profile, settings and logout', async () => {
  renderShell(<TopNav />);
  await userEvent.click(screen.getByRole('button', { name: 'Account menu of Daan' }));
  const items = screen.getAllByRole('menuitem', { hidden: true });
  expect(items.map((item) => item.textContent)).toEqual(['My profile', 'Settings', 'Logout']);
});
