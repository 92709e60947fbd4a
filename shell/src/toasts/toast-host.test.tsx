import { toast, toasts } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderShell, startTestTexts } from '../testing/render-shell.tsx';
import { ToastHost } from './toast-host.tsx';

beforeAll(startTestTexts);

beforeEach(() => {
  jest.useFakeTimers();
  toasts.clear();
});

afterEach(() => jest.useRealTimers());

test('one at a time; errors wait to be closed', () => {
  renderShell(<ToastHost />);
  act(() => {
    toast({ kind: 'ok', text: 'Profile saved' });
    toast({ kind: 'error', text: 'Not removed' });
  });
  expect(screen.getByText('Profile saved')).toBeInTheDocument();
  expect(screen.queryByText('Not removed')).toBeNull();
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByText('Profile saved')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  act(() => screen.getByLabelText('Close').click());
  expect(screen.queryByText('Not removed')).toBeNull();
});

test('an action closes the toast and runs', () => {
  const run = jest.fn();
  renderShell(<ToastHost />);
  act(() => {
    toast({ kind: 'message', title: 'Rosa', text: 'So?', action: { label: 'Reply', run } });
  });
  act(() => screen.getByText('Reply').click());
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Rosa')).toBeNull();
});
