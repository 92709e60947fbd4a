import { useLocation } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

function Path() {
  return <p>at {useLocation().pathname}</p>;
}

function renderMenu() {
  const onLogout = jest.fn();
  render(
    <MemoryRouter>
      <Menu
        trigger="Daan"
        items={[
          { id: 'profile', label: 'My profile', to: '/profile' },
          { id: 'settings', label: 'Settings', to: '/settings' },
          { id: 'logout', label: 'Logout', onSelect: onLogout },
        ]}
      />
      <Path />
    </MemoryRouter>,
  );
  return { onLogout, button: screen.getByRole('button', { name: 'Daan' }) };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

test('opens with the focus on the first item; arrow keys go round', async () => {
  const { button } = renderMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(item('My profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Settings')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(item('My profile')).toHaveFocus();
});

test('Esc closes it and gives the focus back', async () => {
  const { button } = renderMenu();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  const { button } = renderMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByText('at /'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('an item goes to its page or does its thing, and the menu closes', async () => {
  const { button, onLogout } = renderMenu();
  await userEvent.click(button);
  await userEvent.click(item('Settings'));
  expect(screen.getByText('at /settings')).toBeVisible();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.keyboard('{End}{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('what an item does finds the focus on the button', async () => {
  const { button, onLogout } = renderMenu();
  const focused: unknown[] = [];
  onLogout.mockImplementation(() => focused.push(document.activeElement));
  await userEvent.click(button);
  await userEvent.click(item('Logout'));
  expect(focused).toEqual([button]);
  expect(button).toHaveFocus();
});

test('a choice starts at the item that is on', async () => {
  render(
    <Menu
      trigger="English"
      items={[
        { id: 'de', label: 'Deutsch', lang: 'de', checked: false, onSelect: () => {} },
        { id: 'en', label: 'English', lang: 'en', checked: true, onSelect: () => {} },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toHaveFocus();
});
