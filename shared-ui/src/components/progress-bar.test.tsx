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
  const { rerender } = render(<ProgressBar busy label="Loading" />);
  wait(190);
  expect(bar()).not.toBeInTheDocument();
  wait(20);
  expect(bar()).toHaveClass('is-busy');
  rerender(<ProgressBar busy={false} label="Loading" />);
  expect(bar()).toHaveClass('is-done');
  wait(700);
  expect(bar()).not.toBeInTheDocument();
});

test('work that is done within 200 ms never shows it', () => {
  const { rerender } = render(<ProgressBar busy label="Loading" />);
  wait(100);
  rerender(<ProgressBar busy={false} label="Loading" />);
  wait(1000);
  expect(bar()).not.toBeInTheDocument();
});
