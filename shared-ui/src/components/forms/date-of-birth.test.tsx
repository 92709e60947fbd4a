import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateOfBirth } from './date-of-birth.tsx';

const labels = { day: 'Day', month: 'Month', year: 'Year' };

interface Props {
  onChange?: (iso: string) => void;
  locale?: string;
  hint?: string;
  error?: string;
}

function Birth({ onChange, locale = 'en-GB', ...notes }: Props) {
  const [value, setValue] = useState('');
  return (
    <DateOfBirth
      {...notes}
      label="Date of birth"
      locale={locale}
      value={value}
      onChange={(iso) => {
        setValue(iso);
        onChange?.(iso);
      }}
      partLabels={labels}
    />
  );
}

const choose = (part: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: part }), option);

test('gives a date once all three parts are chosen, and nothing before', async () => {
  const onChange = jest.fn();
  render(<Birth onChange={onChange} />);
  await choose('Day', '14');
  await choose('Month', 'May');
  expect(onChange).toHaveBeenLastCalledWith('');
  await choose('Year', '1995');
  expect(onChange).toHaveBeenLastCalledWith('1995-05-14');
});

test('keeps the other parts when a full date is changed to one that does not exist', async () => {
  const onChange = jest.fn();
  render(<Birth onChange={onChange} />);
  await choose('Day', '31');
  await choose('Month', 'January');
  await choose('Year', '1995');
  await choose('Month', 'February');
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('1995');
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2');
});

test.each([
  ['nl-NL', ['Day', 'Month', 'Year']],
  ['en-US', ['Month', 'Day', 'Year']],
  ['sv-SE', ['Year', 'Month', 'Day']],
])('%s asks in the order people write it', (locale, expected) => {
  render(<Birth locale={locale} />);
  const names = screen.getAllByRole('combobox').map((select) => select.getAttribute('aria-label'));
  expect(names).toEqual(expected);
});

test('a hint is of all three, what is wrong is also said of each', () => {
  const { rerender } = render(<Birth hint="Only your age is shown" />);
  const group = screen.getByRole('group');
  const [first] = screen.getAllByRole('combobox');
  expect(group).toHaveAccessibleDescription('Only your age is shown');
  expect(first).not.toHaveAccessibleDescription();
  rerender(<Birth hint="Only your age is shown" error="You are too young" />);
  expect(first).toHaveAccessibleDescription('You are too young');
  expect(group).toHaveAccessibleDescription('You are too young');
});

test('offers only years of adults', () => {
  render(<Birth />);
  const years = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).options];
  const thisYear = new Date().getFullYear();
  expect(years[1]?.value).toBe(String(thisYear - 18));
  expect(years.at(-1)?.value).toBe(String(thisYear - 99));
});
