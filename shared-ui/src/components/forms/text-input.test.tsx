import { render, screen } from '@testing-library/react';
import { TextInput } from './text-input.tsx';

test('the hint describes the input', () => {
  render(<TextInput label="E-mail" hint="We never show it" />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toHaveAccessibleDescription('We never show it');
  expect(input).not.toBeInvalid();
});

test('an error replaces the hint and marks the input', () => {
  render(<TextInput label="E-mail" hint="We never show it" error="Invalid e-mail" />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toHaveAccessibleDescription('Invalid e-mail');
  expect(input).toBeInvalid();
  expect(screen.queryByText('We never show it')).not.toBeInTheDocument();
});

test('a hidden label still names the input', () => {
  render(<TextInput label="Search" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
});
