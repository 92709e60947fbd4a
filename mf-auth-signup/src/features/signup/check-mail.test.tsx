import { session, type User } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/start-texts.ts';
import { CheckMail } from './check-mail.tsx';
import type { Goal } from './goal.ts';

beforeAll(startTexts);
beforeEach(() => {
  session.set({ id: 'me', status: 'not_confirmed' } as User);
  fakeServer({ 'GET /api/profile.php': () => ({ profile: card('paul', { name: 'Paul' }) }) });
});

const goal: Goal = { reason: 'gift', profile: 'paul' };

function show(of: Goal | null = goal) {
  const onContinue = jest.fn();
  render(<CheckMail email="daan@example.com" goal={of} onContinue={onContinue} />);
  return onContinue;
}

const lookAround = () => screen.queryByRole('button', { name: 'Look around first' });

test('what one came for waits for the confirmed address, then it is one press away', async () => {
  const onContinue = show();
  expect(await screen.findByRole('button', { name: 'Look around first' })).toBeVisible();
  await act(async () => {});
  expect(screen.queryByRole('button', { name: /Paul/ })).toBeNull();
  act(() => session.patch({ status: 'active' }));
  await userEvent.click(screen.getByRole('button', { name: /Paul/ }));
  expect(onContinue).toHaveBeenCalledWith('/members/paul/chat');
  expect(lookAround()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull();
});

test('who came for nobody looks around', async () => {
  const onContinue = show(null);
  act(() => session.patch({ status: 'active' }));
  await userEvent.click(screen.getByRole('button', { name: 'Look around first' }));
  expect(onContinue).toHaveBeenCalledWith('/members');
});
