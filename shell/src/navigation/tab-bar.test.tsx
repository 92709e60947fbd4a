import { screen } from '@testing-library/react';
import { renderShell, setSettings, setUser, startTestTexts } from '../testing/render-shell.tsx';
import { TabBar } from './tab-bar.tsx';

beforeAll(startTestTexts);

beforeEach(() => {
  setSettings({});
  setUser({});
});

const bar = () => screen.queryByRole('navigation', { name: 'Shortcuts' });

test('is there for members', () => {
  renderShell(<TabBar />, { at: '/members' });
  expect(bar()).toBeInTheDocument();
  expect(document.body).toHaveClass('has-tabbar');
});

test('gives way on pages with a bar of their own', async () => {
  const pages = ['/chats', { path: '/chats/:id', hides: ['tab-bar' as const] }];
  const { goTo } = renderShell(<TabBar />, { at: '/chats/1', pages });
  expect(bar()).toBeNull();
  expect(document.body).not.toHaveClass('has-tabbar');
  await goTo('/chats');
  expect(bar()).toBeInTheDocument();
});

test('not for visitors', () => {
  setUser(null);
  renderShell(<TabBar />, { at: '/members' });
  expect(bar()).toBeNull();
});

test('the own pages, and those below them, are under Me', async () => {
  const pages = [
    { path: '/transactions', layout: 'account' },
    '/transactions/:id',
    '/members',
    '/complaints',
  ];
  const { goTo } = renderShell(<TabBar />, { at: '/transactions/7', pages });
  const me = () => screen.getByRole('button', { name: /^Me,/ });
  expect(me()).toHaveAttribute('aria-current', 'page');
  await goTo('/transactions');
  expect(me()).toHaveAttribute('aria-current', 'page');
  await goTo('/complaints');
  expect(me()).toHaveAttribute('aria-current', 'page');
  await goTo('/members');
  expect(me()).not.toHaveAttribute('aria-current');
});
