import { render, screen } from '@testing-library/react';
import { Countdown } from './countdown.tsx';

const view = (secondsLeft: number) => (
  <Countdown
    secondsLeft={secondsLeft}
    label="Bonus ends in"
    announce={(minutes) => `${minutes} minutes left`}
  />
);

test('writes hours, minutes and seconds, and stops at zero', () => {
  const { rerender } = render(view(3 * 3600 + 42 * 60 + 7));
  expect(screen.getByRole('timer', { name: 'Bonus ends in 03:42:07' })).toBeVisible();
  rerender(view(-5));
  expect(screen.getByRole('timer', { name: 'Bonus ends in 00:00:00' })).toBeVisible();
});

test('speaks when 60, 10 and 1 minutes are left, and is silent in between', () => {
  const { rerender } = render(view(3601));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(view(3600));
  expect(status).toHaveTextContent('60 minutes left');
  rerender(view(601));
  expect(status).toHaveTextContent('60 minutes left');
  rerender(view(599));
  expect(status).toHaveTextContent('10 minutes left');
  rerender(view(60));
  expect(status).toHaveTextContent('1 minutes left');
});

test('does not speak for a threshold that was passed before it appeared', () => {
  render(view(300));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
