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
  for (const name of ['Send the mail again', 'Wrong address? Change it'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('who came for nobody looks around', async () => {
  const onContinue = show(null);
  act(() => session.patch({ status: 'active' }));
  await userEvent.click(screen.getByRole('button', { name: 'Look around first' }));
  expect(onContinue).toHaveBeenCalledWith('/members');
});

test('until the address is confirmed it says where the mail is, and offers it again; then it is over', async () => {
  const onContinue = show();
  expect(screen.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('mail at daan@example.com');
  expect(screen.getByRole('button', { name: 'Send the mail again' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a photo meanwhile' }));
  expect(onContinue).toHaveBeenLastCalledWith('/complete-signup');
  act(() => session.patch({ status: 'active' }));
  expect(screen.getByRole('heading', { name: 'You are in' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Your profile is live.');
  await userEvent.click(screen.getByRole('button', { name: 'Complete your profile' }));
  expect(onContinue).toHaveBeenCalledTimes(2);
});

test('who mistyped the address is led to where it is changed', async () => {
  const onContinue = show();
  await userEvent.click(screen.getByRole('button', { name: 'Wrong address? Change it' }));
  expect(onContinue).toHaveBeenCalledWith('/settings');
});
