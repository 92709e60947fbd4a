import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state.tsx';

test('is announced and offers another try, once at a time', async () => {
  const onRetry = jest.fn();
  const view = (retrying: boolean) => (
    <ErrorState
      title="That did not load"
      retryLabel="Try again"
      onRetry={onRetry}
      retrying={retrying}
      code="E-502"
    />
  );
  const { rerender } = render(view(false));
  expect(screen.getByRole('alert')).toHaveTextContent('That did not load');
  expect(screen.getByText('E-502')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(view(true));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
