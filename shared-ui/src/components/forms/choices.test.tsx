import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';
import { RadioCard } from './radio-card.tsx';
import { Switch } from './switch.tsx';

test('a switch is on or off, and its hint describes it', async () => {
  render(<Switch label="Push" hint="On this device" />);
  const control = screen.getByRole('switch', { name: 'Push' });
  expect(control).toHaveAccessibleDescription('On this device');
  expect(control).not.toBeChecked();
  await userEvent.click(screen.getByText('Push'));
  expect(control).toBeChecked();
});

test('a checkbox can be marked as wrong', () => {
  render(<Checkbox label="I am 18 or older" invalid />);
  expect(screen.getByRole('checkbox', { name: 'I am 18 or older' })).toBeInvalid();
});

test('cards with one name exclude each other', async () => {
  render(
    <>
      <RadioCard name="why" label="Found someone" />
      <RadioCard name="why" label="Too many mails" />
    </>,
  );
  await userEvent.click(screen.getByText('Found someone'));
  await userEvent.click(screen.getByText('Too many mails'));
  expect(screen.getByRole('radio', { name: 'Found someone' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Too many mails' })).toBeChecked();
});
