import { type Settings, session, settings, type User } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { MemoryRouter, useLocation } from '@afterglow/shared-ui/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/start-texts.ts';
import { SignupView } from './signup-view.tsx';

beforeAll(startTexts);
beforeEach(() => {
  sessionStorage.clear();
  session.set(null);
  settings.setState({ name: 'Afterglow', signups: 'all', countries: ['NL'] } as Settings);
  fakeServer({ 'GET /api/search.php': () => ({ results: [] }) });
  history.replaceState(null, '');
});

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;
const address = () => screen.getByLabelText('address').textContent;

function open() {
  render(
    <MemoryRouter initialEntries={['/members/eva', '/signup']}>
      <Address />
      <SignupView input={{}} />
    </MemoryRouter>,
  );
}

test('the way out leads back to where one was', async () => {
  history.replaceState({ idx: 1 }, '');
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/members/eva');
});

test('without anything before it, to the home page', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/');
});

test('a member has no business here', () => {
  open();
  act(() => session.set({ id: 'me' } as User));
  expect(address()).toBe('/members');
});
