import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip.tsx';

test('with a callback it is a toggle', async () => {
  const onClick = jest.fn();
  render(
    <Chip selected onClick={onClick}>
      Wine
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Wine', pressed: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a removable chip says so in its name', () => {
  render(
    <Chip onClick={() => {}} removeLabel="remove">
      Utrecht
    </Chip>,
  );
  expect(screen.getByRole('button', { name: /^Utrecht ?, remove$/ })).toBeVisible();
});

test('without a callback it is only text', () => {
  render(<Chip>Brown hair</Chip>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Brown hair')).toBeVisible();
});
