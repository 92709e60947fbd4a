import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

test('appears after 200 ms and leaves a moment after the work is done', () => {
  const { container, rerender } = render(<ProgressBar busy label="Loading" />);
  wait(190);
  expect(bar()).not.toBeInTheDocument();
  wait(20);
  expect(bar()).toHaveClass('is-busy');
  rerender(<ProgressBar busy={false} label="Loading" />);
  // It still fades for the eye; for a screen reader the work is over.
  expect(bar()).not.toBeInTheDocument();
  expect(container.querySelector('.progress-top')).toHaveClass('is-done');
  // It stands in no landmark: a live region needs none.
  expect(container.querySelector('[aria-live=polite] .progress-top')).toBeInTheDocument();
  wait(700);
  expect(container.querySelector('.progress-top')).not.toBeInTheDocument();
});

test('work that is done within 200 ms never shows it', () => {
  const { rerender } = render(<ProgressBar busy label="Loading" />);
  wait(100);
  rerender(<ProgressBar busy={false} label="Loading" />);
  wait(1000);
  expect(bar()).not.toBeInTheDocument();
});
