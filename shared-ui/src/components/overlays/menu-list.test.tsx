import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let isReachable = false;
const actual = await import('./menu-list.tsx');
const asked = jest.fn();
jest.unstable_mockModule('./menu-list.tsx', () => {
  asked();
  if (!isReachable) throw new Error('no network');
  return actual;
});
const { Menu } = await import('./menu.tsx');

test('a list that did not come is asked for again at the next press', async () => {
  render(
    <MemoryRouter>
      <Menu trigger="Daan" items={[{ id: 'profile', label: 'My profile', to: '/profile' }]} />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Daan' });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await userEvent.click(button);
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menu')).toBeNull();

  isReachable = true;
  await userEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'My profile' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
