import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from './password-input.tsx';

test('the toggle shows and hides what was typed', async () => {
  render(
    <PasswordInput
      autoComplete="new-password"
      label="Password"
      showLabel="Show"
      hideLabelText="Hide"
    />,
  );
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input).toHaveAttribute('type', 'password');
});

test.each(['current-password', 'new-password'] as const)(
  'a manager knows it as %s, and it takes what is pasted [S20]',
  async (autoComplete) => {
    const onChange = jest.fn();
    const texts = { label: 'Password', showLabel: 'Show', hideLabelText: 'Hide' };
    render(<PasswordInput {...texts} {...{ autoComplete, onChange }} />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('autocomplete', autoComplete);
    await userEvent.click(input);
    await userEvent.paste('correct horse\tbattery staple');
    expect(input).toHaveValue('correct horse\tbattery staple');
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);
