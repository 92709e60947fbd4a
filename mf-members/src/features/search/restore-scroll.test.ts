import { jest } from '@jest/globals';
import { restoreScroll } from './restore-scroll.ts';

const scrolls = jest.fn();

/** Somebody scrolls the page to `y`. */
function scrollBySomebody(y: number) {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolls.mockReset();
  Object.assign(window, {
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => {
      scrolls(top);
      Object.assign(window, { scrollY: top });
    },
  });
});

afterEach(() => jest.useRealTimers());

test('holds the position against a script that scrolls up, until the page has settled', () => {
  restoreScroll(900);
  scrollBySomebody(0);
  expect(scrolls.mock.calls).toEqual([[900], [900]]);
  jest.advanceTimersByTime(800);
  scrollBySomebody(0);
  expect(scrolls).toHaveBeenCalledTimes(2);
});

test('lets go as soon as the reader does something', () => {
  restoreScroll(900);
  window.dispatchEvent(new Event('wheel'));
  scrollBySomebody(500);
  expect(window.scrollY).toBe(500);
});
