import { type Settings, session, settings, type User } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { useLocation, useNavigate } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignup } from '../../testing/fake-signup.ts';
import { startTexts } from '../../testing/start-texts.ts';
import { SignupView } from './signup-view.tsx';

beforeAll(startTexts);
beforeEach(() => {
  sessionStorage.clear();
  session.set(null);
  settings.setState({ name: 'Afterglow', signups: 'all', countries: ['NL'] } as Settings);
  fakeServer({ 'GET /api/faces.php': () => ({ results: [] }) });
  history.replaceState(null, '');
});

function Address() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (
    <>
      <output aria-label="address">{pathname}</output>
      <output aria-label="steps">{state?.signup?.join()}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back in the browser
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward in the browser
      </button>
    </>
  );
}
const address = () => screen.getByLabelText('address').textContent;

/** The step shows before its entry is there: this router takes its time. */
async function reach(text: string, steps: string): Promise<void> {
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('steps')).toHaveTextContent(steps));
}

type Input = Parameters<typeof SignupView>[0]['input'];

function open(input: Input = {}) {
  render(
    <MemoryRouter initialEntries={['/members/eva', '/signup']}>
      <Address />
      <SignupView input={input} />
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

test('who becomes a member here stays, with no way out in the middle, to read what comes next', async () => {
  const draft = {
    ...{ gender: 'male', seeks: 'female', country: 'NL', region: 'NL-09', city: 'Utrecht' },
    ...{ name: 'Daan', date_of_birth: '1995-05-14', password: 'warm evening' },
    ...{ email: 'daan@example.com', consent: true },
  };
  sessionStorage.setItem('signup-draft', JSON.stringify({ step: 3 }));
  fakeServer({
    'GET /api/faces.php': () => ({ results: [] }),
    'POST /api/signup-check.php': () => undefined,
  });
  const signup = fakeSignup({ id: 'me', email: 'daan@example.com' } as User);
  open(draft as Input);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Step 5 of 5');
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
  await screen.findByRole('heading', { name: 'Setting up your account' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  // Their live stream, or another tab, may know of it before the answer has come.
  act(() => session.set({ id: 'me' } as User));
  expect(address()).toBe('/signup');
  await signup.finish();
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
  expect(address()).toBe('/signup');
  // Its steps are gone from the history.
  await userEvent.click(screen.getByRole('button', { name: 'Back in the browser' }));
  expect(address()).toBe('/members/eva');
});

test('each step is one of the history, and the way out leads past them', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await reach('Step 2 of 5', '0,1');
  await userEvent.click(screen.getByRole('button', { name: 'Back in the browser' }));
  await reach('Step 1 of 5', '0');
  expect(address()).toBe('/signup');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await reach('Step 2 of 5', '0,1');
  history.replaceState({ idx: 2 }, '');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/members/eva');
});

test('what was missing on a step is not said any more when one comes again', async () => {
  fakeServer({
    'GET /api/faces.php': () => ({ results: [] }),
    'GET /api/regions.php': () => ({ regions: [] }),
  });
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await reach('Step 2 of 5', '0,1');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('City')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Back in the browser' }));
  await reach('Step 1 of 5', '0');
  await userEvent.click(screen.getByRole('button', { name: 'Forward in the browser' }));
  await reach('Step 2 of 5', '0,1');
  expect(screen.getByLabelText('City')).not.toHaveAttribute('aria-invalid', 'true');
});

test('the login is another page, from which Back leads here', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Login' }));
  expect(address()).toBe('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Back in the browser' }));
  expect(address()).toBe('/signup');
});

test('a member has no business here', () => {
  open();
  act(() => session.set({ id: 'me' } as User));
  expect(address()).toBe('/members');
});
