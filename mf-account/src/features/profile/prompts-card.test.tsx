import { type OwnProfile, session } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daan, enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { ProfileFormContext, useAutosavedProfile } from './profile-form.ts';
import { PromptsCard } from './prompts-card.tsx';

function Form({ profile }: { profile: OwnProfile }) {
  const form = useAutosavedProfile(profile);
  return (
    <ProfileFormContext value={form}>
      <PromptsCard />
    </ProfileFormContext>
  );
}

const show = (prompts?: OwnProfile['prompts']) =>
  renderAccount(<Form profile={{ ...daan.profile, prompts } as unknown as OwnProfile} />);

beforeAll(startTexts);
beforeEach(() => enterAsDaan());

const saves = () =>
  fakeServer({
    'PUT /api/user.php': ({ body }) => {
      const { profile: changes } = body as { profile: object };
      return { user: { ...daan, profile: { ...daan.profile, ...changes } } };
    },
  });

const add = () => userEvent.click(screen.getByRole('button', { name: 'Add a question' }));

test('a question is added, answered and saved; empty ones are not; three are the most', async () => {
  const calls = saves();
  show();
  await add();
  await userEvent.selectOptions(screen.getByLabelText('Question 1'), 'Ask me about');
  await userEvent.type(screen.getByLabelText('Your answer'), 'Bees');
  await userEvent.tab();
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  const bees = { key: 'ask_me_about', answer: 'Bees' };
  expect(calls.at(-1)?.body).toEqual({ profile: { prompts: [bees] } });
  expect(session.getState().user?.profile.prompts).toEqual([bees]);
  await add();
  expect(screen.getByLabelText('Question 2')).toHaveFocus();
  await add();
  expect(screen.queryByRole('button', { name: 'Add a question' })).not.toBeInTheDocument();
  // What one asks the others do not offer.
  const second = screen.getByLabelText('Question 2');
  expect(second).not.toHaveTextContent('Ask me about');
});

test('one is removed, the other stays', async () => {
  const calls = saves();
  const other = { key: 'as_a_child', answer: 'A vet' } as const;
  show([{ key: 'best_trip', answer: 'Trieste' }, other]);
  const name = 'Remove “The trip I keep talking about”';
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ profile: { prompts: [other] } }]);
  expect(screen.getByLabelText('Your answer')).toHaveValue('A vet');
  expect(screen.getByRole('button', { name: 'Add a question' })).toHaveFocus();
});

test('what is refused is said beside the answer it is about, though an empty one was not sent', async () => {
  const details = [{ field: 'profile.prompts.1.answer', message: 'Too long.' }];
  fakeServer({ 'PUT /api/user.php': () => fail(400, 'validation', '', details) });
  show([
    { key: 'best_trip', answer: 'Trieste' },
    { key: 'as_a_child', answer: 'A vet' },
    { key: 'ask_me_about', answer: 'Bees' },
  ]);
  const answers = screen.getAllByLabelText('Your answer');
  await userEvent.clear(answers[0] as HTMLElement);
  await userEvent.tab();
  await waitFor(() => expect(answers[2]).toHaveAccessibleDescription('Too long.'));
  expect(screen.getByRole('status')).toHaveTextContent('Too long.');
  expect(answers.map((answer) => answer.getAttribute('aria-invalid'))).toEqual([
    ...[null, null, 'true'],
  ]);
  await userEvent.type(answers[2] as HTMLElement, '!');
  expect(screen.queryByText('Too long.')).not.toBeInTheDocument();
});

test('what did not reach the server stays as typed and can be tried again', async () => {
  fakeServer({ 'PUT /api/user.php': () => fail(503, 'unavailable') });
  show([{ key: 'best_trip', answer: 'Trieste' }]);
  await userEvent.type(screen.getByLabelText('Your answer'), ', twice');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
  expect(screen.getByLabelText('Your answer')).toHaveValue('Trieste, twice');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
