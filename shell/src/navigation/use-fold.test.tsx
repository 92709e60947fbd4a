import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useFold } from './use-fold.ts';

/** What the words of each level need, and the room there is; jsdom lays nothing out. */
const needs = [900, 800, 500, 400, 300];
let room: number;
let resized = () => {};

class FakeObserver {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe() {}
  disconnect() {}
}

const { ResizeObserver: original } = globalThis;

beforeAll(() => {
  globalThis.ResizeObserver = FakeObserver as unknown as typeof ResizeObserver;
  const define = (name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  define('clientWidth', () => room);
  define('scrollWidth', function () {
    return Math.max(room, needs[Number(this.dataset.fold)] ?? 0);
  });
});

afterAll(() => {
  globalThis.ResizeObserver = original;
  for (const name of ['clientWidth', 'scrollWidth']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

function Bar() {
  const bar = useRef<HTMLElement>(null);
  useFold(bar);
  return <nav ref={bar} />;
}

beforeEach(() => {
  room = 1000;
});

test('folds as far as its width demands and opens again', () => {
  const { container } = render(<Bar />);
  const level = () => container.querySelector('nav')?.dataset.fold;
  expect(level()).toBe('0');
  room = 500;
  resized();
  expect(level()).toBe('2');
  room = 499;
  resized();
  expect(level()).toBe('3');
  room = 1000;
  resized();
  expect(level()).toBe('0');
});

test('what is too wide even as icons stays folded', () => {
  room = 200;
  const { container } = render(<Bar />);
  expect(container.querySelector('nav')).toHaveAttribute('data-fold', '4');
});
