import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Note } from './note.tsx';
import { NoteAction } from './note-action.tsx';

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

test('what one can do about it is a button of the message', async () => {
  const onClick = jest.fn();
  render(
    <Note kind="err" action={<NoteAction onClick={onClick}>Try again</NoteAction>}>
      The cities did not arrive.
    </Note>,
  );
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
});
