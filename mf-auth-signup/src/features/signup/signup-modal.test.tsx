import {
  dialogs,
  type Settings,
  session,
  settings,
  type User,
  useDialog,
} from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { useLocation, useNavigate } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/start-texts.ts';
import { SignupModal } from './signup-modal.tsx';

beforeAll(startTexts);
beforeEach(() => {
  sessionStorage.clear();
  session.set(null);
  settings.setState({ name: 'Afterglow', signups: 'all', countries: ['NL'] } as Settings);
  fakeServer({
    'GET /api/faces.php': () => ({ results: [] }),
    'GET /api/regions.php': () => ({ regions: [] }),
  });
});

const isOpen = () => dialogs.getState().signup !== undefined;

function Browser() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (
    <button type="button" title={JSON.stringify(state)} onClick={() => navigate(-1)}>
      {pathname}
    </button>
  );
}

const address = () => screen.getByRole('button', { name: /^\//, hidden: true });
// The page behind a dialog is inert, the browser's own button is not.
const back = () => fireEvent.click(address());

function Opened() {
  const isOpen = useDialog('signup') !== undefined;
  return isOpen && <SignupModal />;
}

function open(input: Parameters<typeof dialogs.open<'signup'>>[1]) {
  dialogs.open('signup', input);
  render(
    <MemoryRouter initialEntries={['/before', '/members/eva']}>
      <Browser />
      <Opened />
    </MemoryRouter>,
  );
}

test('on the first step Esc closes it: nothing would be lost', async () => {
  open({});
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

test('from the second step on only its button does', async () => {
  open({ gender: 'male', seeks: 'female' });
  await screen.findByText('Step 2 of 5');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('dialog'));
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen()).toBe(false);
});

async function goOn() {
  await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Step 2 of 5');
  await waitFor(() => expect(address()).toHaveAttribute('title', '{"signup":[0,1]}'));
}

/** From the first step: out of the dialog, then to where one was before. */
function backOut() {
  back();
  expect(isOpen()).toBe(false);
  expect(address()).toHaveTextContent('/members/eva');
  back();
  expect(address()).toHaveTextContent('/before');
}

test('Back leads a step back, from the first one out, and then to where one was before', async () => {
  open({});
  await goOn();
  back();
  expect(await screen.findByText('Step 1 of 5')).toBeVisible();
  backOut();
});

test('who began further on is out with the first Back', async () => {
  open({ gender: 'male', seeks: 'female' });
  await userEvent.click(await screen.findByRole('button', { name: 'Previous step' }));
  expect(await screen.findByText('Step 1 of 5')).toBeVisible();
  backOut();
});

test('closing it leaves no step of it in the history', async () => {
  open({});
  await goOn();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen()).toBe(false);
  back();
  expect(address()).toHaveTextContent('/before');
});

test('it closes for who becomes a member elsewhere, and leaves no step of it in the history', async () => {
  open({});
  await goOn();
  act(() => session.set({ id: 'me' } as User));
  expect(isOpen()).toBe(false);
  back();
  expect(address()).toHaveTextContent('/before');
});

test.each(['all', 'with_trafficsource'])(
  'the login comes in its place, signups: %s',
  async (signups) => {
    settings.setState({ signups } as Settings);
    open({});
    await userEvent.click(await screen.findByRole('link', { name: 'Login' }));
    expect(isOpen()).toBe(false);
    expect(address()).toHaveTextContent('/login');
    back();
    expect(address()).toHaveTextContent('/members/eva');
    back();
    expect(address()).toHaveTextContent('/before');
  },
);
