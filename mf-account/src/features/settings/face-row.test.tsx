import { session, toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daan, enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { FaceRow } from './face-row.tsx';

beforeAll(startTexts);
beforeEach(() => enterAsDaan());

const face = () => screen.getByRole('switch', { name: 'Show my photo on public pages' });

test('nobody has agreed until they do, and may take it back', async () => {
  const calls = fakeServer({
    'PUT /api/user.php': ({ body }) => ({
      user: { ...daan, profile: { ...daan.profile, ...(body as { profile: object }).profile } },
    }),
  });
  renderAccount(<FaceRow />);
  expect(face()).not.toBeChecked();
  await userEvent.click(face());
  await waitFor(() => expect(session.getState().user?.profile.face_consent).toBe(true));
  await waitFor(() => expect(face()).toHaveAttribute('aria-busy', 'false'));
  expect(face()).toHaveFocus();
  await userEvent.click(face());
  await waitFor(() => expect(session.getState().user?.profile.face_consent).toBe(false));
  expect(calls.map(({ body }) => body)).toEqual([
    { profile: { face_consent: true } },
    { profile: { face_consent: false } },
  ]);
});

test('what did not reach the server is not said to be so', async () => {
  fakeServer({ 'PUT /api/user.php': () => fail(503, 'unavailable', 'Not now.') });
  renderAccount(<FaceRow />);
  await userEvent.click(face());
  expect(face()).toBeEnabled();
  await waitFor(() => expect(toasts.getState().queue[0]?.text).toBe('Not now.'));
  await waitFor(() => expect(face()).not.toBeChecked());
});

test('of two quick presses the last one counts', async () => {
  const answers: (() => void)[] = [];
  const calls = fakeServer({
    'PUT /api/user.php': ({ body }) => {
      const { profile } = body as { profile: object };
      const user = { ...daan, profile: { ...daan.profile, ...profile } };
      return new Promise((resolve) => answers.push(() => resolve({ user })));
    },
  });
  renderAccount(<FaceRow />);
  await userEvent.click(face());
  await userEvent.click(face());
  expect(face()).not.toBeChecked();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(face()).not.toBeChecked();
  answers[1]?.();
  await waitFor(() => expect(face()).toHaveAttribute('aria-busy', 'false'));
  expect(calls.at(-1)?.body).toEqual({ profile: { face_consent: false } });
  expect(session.getState().user?.profile.face_consent).toBe(false);
});
