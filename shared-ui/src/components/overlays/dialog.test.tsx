import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog, type DialogProps } from './dialog.tsx';

function dialogWith(props: Partial<DialogProps> = {}) {
  const onClose = jest.fn();
  const view = (open: boolean) => (
    <Dialog open={open} onClose={onClose} title="Filters" closeLabel="Close" {...props}>
      {props.children ?? <input aria-label="Age" />}
    </Dialog>
  );
  const { rerender } = render(view(true));
  return { onClose, setOpen: (open: boolean) => rerender(view(open)) };
}

const dialog = () => screen.getByRole('dialog', { name: 'Filters' });

test('opens as a modal named by its title, with the focus on the title', () => {
  dialogWith();
  expect(dialog()).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus();
});

test('the focus starts where data-autofocus stands', () => {
  dialogWith({ children: <input aria-label="Name" data-autofocus /> });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('Esc, the cross and the backdrop ask to close', async () => {
  const { onClose } = dialogWith();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  await userEvent.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a press inside, even when released on the backdrop, does not close', async () => {
  const { onClose } = dialogWith();
  fireEvent.pointerDown(screen.getByRole('textbox', { name: 'Age' }));
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
});

test('while locked nothing closes it and the cross is gone', async () => {
  const { onClose } = dialogWith({ locked: true });
  await userEvent.keyboard('{Escape}');
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  await userEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog()).toHaveAttribute('open');
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('closes when open turns false', () => {
  const { setOpen } = dialogWith();
  setOpen(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
