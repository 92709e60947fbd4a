import { type Settings, session, settings } from '@afterglow/shared-state';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toLogin } from '../features/signup/to-login.ts';
import { startTexts } from '../testing/start-texts.ts';
import LoginPage from './login.tsx';

beforeAll(startTexts);

test('an address typed in a sign-up over the page takes the place of what stood there', async () => {
  session.set(null);
  settings.setState({ signups: 'all' } as Settings);
  const router = createMemoryRouter([{ path: '/login', element: <LoginPage /> }], {
    initialEntries: ['/login'],
  });
  render(<RouterProvider router={router} />);
  const email = () => screen.getByRole('textbox', { name: 'E-mail' });
  await userEvent.type(email(), 'dan@example.com');
  const { to, ...options } = toLogin('dialog', 'daan@example.com');
  await act(() => router.navigate(to, options));
  expect(email()).toHaveValue('daan@example.com');
});
