import { type Settings, settings } from '@afterglow/shared-state';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/start-texts.ts';
import { BirthPopup } from './birth-popup.tsx';
import type { Signup } from './use-signup.ts';
import type { Problems } from './validate.ts';

beforeAll(startTexts);
beforeEach(() => settings.setState({ min_age: 18 } as Settings));

const signup = (refusals: number, problems: Problems) =>
  ({ refusals, problems, serverErrors: {} }) as unknown as Signup;

const popup = () => screen.queryByRole('dialog', { name: 'Check your date of birth' });

function show(first: Signup) {
  const { rerender } = render(<BirthPopup signup={first} />);
  return (next: Signup) => act(() => rerender(<BirthPopup signup={next} />));
}

test('each time one goes on with no date it says so, once', async () => {
  const become = show(signup(0, {}));
  for (const refusals of [1, 2]) {
    become(signup(refusals, { date_of_birth: 'birthInvalid' }));
    expect(popup()).toHaveTextContent('This date does not exist.');
    await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
    await waitFor(() => expect(popup()).toBeNull());
  }
});

test('leaving the field, a refusal of another one before it, and coming back later open nothing', () => {
  const become = show(signup(3, { date_of_birth: 'birthInvalid' }));
  expect(popup()).toBeNull();
  become(signup(4, { password: 'passwordShort' }));
  become(signup(4, { date_of_birth: 'birthInvalid' }));
  expect(popup()).toBeNull();
});

test('who is too young gave a date: it is said beside the field', () => {
  const become = show(signup(0, {}));
  become(signup(1, { date_of_birth: 'birthTooYoung' }));
  expect(popup()).toBeNull();
});
