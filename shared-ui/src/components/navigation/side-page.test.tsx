import { MemoryRouter } from '@afterglow/shared-ui/router';
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CircleHelp, LogOut, Settings } from 'lucide-react';
import { SidePage } from './side-page.tsx';

test('the pages of an area stand beside the one that is open, which is marked', async () => {
  const onSelect = jest.fn();
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <SidePage
        label="Account"
        links={[
          { to: '/settings', icon: Settings, label: 'Settings' },
          { to: '/help', icon: CircleHelp, label: 'Help' },
        ]}
        action={{ icon: LogOut, label: 'Log out', onSelect }}
      >
        <h1>Your settings</h1>
      </SidePage>
    </MemoryRouter>,
  );
  const nav = screen.getByRole('navigation', { name: 'Account' });
  const [settings, help] = within(nav).getAllByRole('link');
  expect(settings).toHaveAttribute('aria-current', 'page');
  expect(help).toHaveAttribute('href', '/help');
  expect(help).not.toHaveAttribute('aria-current');
  expect(nav).not.toContainElement(screen.getByRole('heading', { name: 'Your settings' }));
  await userEvent.click(within(nav).getByRole('button', { name: 'Log out' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
