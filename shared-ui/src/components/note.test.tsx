import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Note } from './note.tsx';

test('only an error interrupts', () => {
  const { rerender } = render(<Note kind="err">Login failed.</Note>);
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed.');
  rerender(<Note kind="info">Know when someone writes.</Note>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('can be dismissed when it has a way to say so', async () => {
  const onDismiss = jest.fn();
  render(
    <Note onDismiss={onDismiss} dismissLabel="Close">
      Add a photo
    </Note>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
