import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastView } from './toast-view.tsx';

test('an error is an alert that can be retried or closed', async () => {
  const onRetry = jest.fn();
  const onClose = jest.fn();
  render(
    <ToastView
      kind="error"
      title="Not removed"
      action={{ label: 'Retry', onClick: onRetry }}
      closeLabel="Close"
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not removed');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('anything else interrupts nobody', () => {
  render(<ToastView kind="ok" title="Saved" closeLabel="Close" onClose={() => {}} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Saved')).toBeVisible();
});
