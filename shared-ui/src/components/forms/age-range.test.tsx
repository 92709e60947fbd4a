import { jest } from '@jest/globals';
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

beforeEach(() => {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, width: 838 } as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

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

/** A track from 0 to 838 px: its thumbs, 28 px wide, take ten for each year from 18 to 99. */
function press(at: number, on = document.querySelector('.rng') as Element): void {
  fireEvent.click(on, { clientX: at });
}

test.each([
  ['nearer to the youngest', 94, '26 to 42', 'Youngest'],
  ['before both', 0, '18 to 42', 'Youngest'],
  ['between, nearer to the oldest', 214, '25 to 38', 'Oldest'],
  ['past the end', 900, '25 to 99', 'Oldest'],
])('a press on the track moves the nearer thumb there: %s', (_where, at, ages, thumb) => {
  render(<Filter />);
  press(at);
  expect(screen.getByText(ages)).toBeVisible();
  expect(screen.getByLabelText(thumb)).toHaveFocus();
});

test('of two thumbs in one place the one on that side moves', () => {
  render(<Filter />);
  fireEvent.change(screen.getByLabelText('Youngest'), { target: { value: '42' } });
  press(314);
  expect(screen.getByText('42 to 48')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Oldest'), { target: { value: '42' } });
  press(214);
  expect(screen.getByText('38 to 42')).toBeVisible();
});

test('what ends on a thumb was no press on the track', () => {
  render(<Filter />);
  press(814, screen.getByLabelText('Youngest'));
  expect(screen.getByText('25 to 42')).toBeVisible();
});

test('from right to left the youngest is at the right', () => {
  render(<Filter />);
  const track = document.querySelector('.rng') as HTMLElement;
  track.style.direction = 'rtl';
  press(838);
  expect(screen.getByText('18 to 42')).toBeVisible();
});
