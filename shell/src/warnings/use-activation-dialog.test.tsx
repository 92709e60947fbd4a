import { dialogs, type User } from '@afterglow/shared-state';
import { renderHook } from '@testing-library/react';
import { useActivationDialog } from './use-activation-dialog.ts';

const newcomer = {
  status: 'not_confirmed',
  notifications_disabled: [],
  profile: { status: 'disabled' },
} as unknown as User;
const justSignedUp = 'api_signup_complete=1';

function remind(user: User | null, query: string, width: number) {
  window.matchMedia = (media) =>
    ({ matches: width <= Number(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? 0) }) as MediaQueryList;
  const { result } = renderHook(() => useActivationDialog(user, new URLSearchParams(query)));
  return [result.current, 'activation' in dialogs.getState()];
}

beforeEach(() => dialogs.closeAll());

test('just after sign-up on a smartphone the reminder is a dialog', () => {
  expect(remind(newcomer, justSignedUp, 390)).toEqual([true, true]);
});

test.each([
  ['a wider screen', newcomer, justSignedUp, 768],
  ['later', newcomer, '', 390],
  ['a visitor', null, justSignedUp, 390],
  ['who is confirmed', { ...newcomer, status: 'active' } as User, justSignedUp, 390],
  [
    'who gets no mail',
    { ...newcomer, notifications_disabled: ['bounce'] } as never,
    justSignedUp,
    390,
  ],
])('elsewhere it is not: %s', (_what, user, query, width) => {
  expect(remind(user, query, width)).toEqual([false, false]);
});
