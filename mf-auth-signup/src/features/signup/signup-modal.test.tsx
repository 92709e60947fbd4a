import { dialogs, type Settings, session, settings } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { MemoryRouter } from '@afterglow/shared-ui/router';
import { render, screen } from '@testing-library/react';
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

function open(input: Parameters<typeof dialogs.open<'signup'>>[1]) {
  dialogs.open('signup', input);
  render(
    <MemoryRouter>
      <SignupModal />
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
