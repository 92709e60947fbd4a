import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useNearEnd } from './use-near-end.ts';

let watched: { options: IntersectionObserverInit; show: () => void } | null = null;

class ScriptedObserver {
  constructor(onChange: IntersectionObserverCallback, options: IntersectionObserverInit) {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    const observer = this as unknown as IntersectionObserver;
    watched = { options, show: () => onChange(entries, observer) };
  }
  observe() {}
  disconnect() {
    watched = null;
  }
}

function End({ active, onNear }: { active: boolean; onNear: () => void }) {
  return <div ref={useNearEnd(active, onNear)} />;
}

const before = window.IntersectionObserver;
beforeEach(() => Object.assign(window, { IntersectionObserver: ScriptedObserver }));
afterEach(() => Object.assign(window, { IntersectionObserver: before }));

test('asks for more 600 px before the end, and only while active', () => {
  const onNear = jest.fn();
  const view = render(<End active onNear={onNear} />);
  expect(watched?.options.rootMargin).toBe('0px 0px 600px 0px');
  act(() => watched?.show());
  expect(onNear).toHaveBeenCalledTimes(1);
  view.rerender(<End active={false} onNear={onNear} />);
  expect(watched).toBeNull();
});
