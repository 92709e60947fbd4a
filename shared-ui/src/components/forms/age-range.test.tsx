import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AgeRange } from './age-range.tsx';

function Filter() {
  const [value, setValue] = useState<[number, number]>([25, 42]);
  return (
    <AgeRange
      label="Age"
      value={value}
      onChange={setValue}
      format={(from, to) => `${from} to ${to}`}
      fromLabel="Youngest"
      toLabel="Oldest"
    />
  );
}

test('each thumb moves its own end and never passes the other', () => {
  render(<Filter />);
  const [from, to] = [screen.getByLabelText('Youngest'), screen.getByLabelText('Oldest')];
  fireEvent.change(from, { target: { value: '30' } });
  expect(screen.getByText('30 to 42')).toBeVisible();
  fireEvent.change(from, { target: { value: '60' } });
  expect(screen.getByText('42 to 42')).toBeVisible();
  fireEvent.change(to, { target: { value: '20' } });
  expect(screen.getByText('42 to 42')).toBeVisible();
  fireEvent.change(to, { target: { value: '70' } });
  expect(screen.getByText('42 to 70')).toBeVisible();
});
