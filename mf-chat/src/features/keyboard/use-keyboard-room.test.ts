import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useKeyboardRoom } from './use-keyboard-room.ts';

/** What Safari shows of a page of 800 pixels. */
class Seen extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;
}
let seen: Seen;
let scrolled: jest.SpiedFunction<typeof window.scrollTo>;
beforeEach(() => {
  seen = new Seen();
  Object.assign(window, { visualViewport: seen });
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {
    // So it is told to show its beginning.
    seen.offsetTop = 0;
    seen.dispatchEvent(new Event('scroll'));
  });
});
afterEach(() => {
  scrolled.mockRestore();
  Object.assign(window, { visualViewport: undefined });
});

/** A page in a window of so many pixels, of at least so many itself. */
function page(height = 800, tall = 0) {
  Object.assign(window, { innerHeight: height });
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetHeight', { value: tall });
  const { unmount } = renderHook(() => useKeyboardRoom({ current: element }));
  return {
    room: () => Number.parseFloat(element.style.getPropertyValue('--keyboard')) || 0,
    unmount,
  };
}

function show(part: Partial<Seen>, event = 'resize'): void {
  Object.assign(seen, part);
  seen.dispatchEvent(new Event(event));
}

test('the page ends above the keyboard, and where it did when that goes', () => {
  const { room } = page();
  show({ height: 500 });
  expect(room()).toBe(300);
  show({ height: 450 });
  expect(room()).toBe(350);
  show({ height: 800 });
  expect(room()).toBe(0);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page that was pushed up for the field comes down again', () => {
  const { room } = page();
  show({ height: 500, offsetTop: 260 });
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  expect(room()).toBe(300);
  show({ height: 800, offsetTop: 20 }, 'scroll');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('one that is taller than what is left, as on a phone on its side, stays where the field is seen', () => {
  const { room } = page(300, 400);
  show({ height: 110, offsetTop: 150 });
  expect(room()).toBe(190);
  expect(scrolled).not.toHaveBeenCalled();
});

test.each<[string, Partial<Seen>, number]>([
  ['a toolbar', { height: 745 }, 800],
  ['a zoom', { height: 400, scale: 2 }, 800],
  ['a page that the browser has made shorter itself', { height: 500 }, 500],
])('%s is no keyboard', (_what, part, height) => {
  const { room } = page(height);
  show(part);
  expect(room()).toBe(0);
});

test('who has left the page changes nothing any more, and without the interface nothing happens', () => {
  const { room, unmount } = page();
  unmount();
  show({ height: 500 });
  expect(room()).toBe(0);
  Object.assign(window, { visualViewport: null });
  expect(() => page()).not.toThrow();
});
