import { I18nextProvider, i18next } from '@afterglow/shared-ui/i18n';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { render, screen, within } from '@testing-library/react';
import { startTexts } from '../../testing/render-account.tsx';
import { AccountNav } from './account-nav.tsx';

beforeAll(startTexts);

test('the pages of one’s own, the one that is open marked, and the way out', () => {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={['/settings']}>
        <AccountNav />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const nav = screen.getByRole('navigation', { name: 'Account' });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile',
    '/settings',
    '/notifications',
    '/transactions',
    '/pages/service',
  ]);
  const open = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(open).toEqual([within(nav).getByRole('link', { name: 'Settings' })]);
  expect(within(nav).getByRole('button', { name: 'Logout' })).toBeVisible();
});
