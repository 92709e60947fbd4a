import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segmented } from './segmented.tsx';

function Gender() {
  const [value, setValue] = useState<'men' | 'women' | 'both' | null>(null);
  return (
    <Segmented
      label="Show me"
      value={value}
      onChange={setValue}
      options={[
        { value: 'men', label: 'Men' },
        { value: 'women', label: 'Women' },
        { value: 'both', label: 'Both' },
      ]}
    />
  );
}

const on = () =>
  screen.queryAllByRole('radio', { checked: true }).map((radio) => radio.textContent);

test('a press chooses', async () => {
  render(<Gender />);
  expect(on()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  expect(on()).toEqual(['Women']);
});

test('is one stop for Tab; arrow keys move choice and focus, round the end', async () => {
  render(<Gender />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Men' })).toHaveFocus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  expect(on()).toEqual(['Both']);
  expect(screen.getByRole('radio', { name: 'Both' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(on()).toEqual(['Men']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(on()).toEqual(['Both']);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('an error describes the group', () => {
  render(
    <Segmented label="I am a" options={[]} value={null} onChange={() => {}} error="Choose one" />,
  );
  expect(screen.getByRole('radiogroup', { name: 'I am a' })).toHaveAccessibleDescription(
    'Choose one',
  );
});
