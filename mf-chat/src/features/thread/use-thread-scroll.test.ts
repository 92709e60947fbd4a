import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { VirtualizerHandle } from 'virtua';
import { useThreadScroll } from './use-thread-scroll.ts';

const rows = (many: number) => Array.from({ length: many }, (_, index) => `row ${index}`);

/** A list of rows of 100 pixels, ten or as many as a test says, seen through 500. */
function list({ many = 10, start = null }: { many?: number; start?: string | null } = {}) {
  // The list knows of new rows only once they are drawn.
  let drawn = many;
  const handle = {
    scrollOffset: 0,
    scrollSize: many * 100,
    viewportSize: 500,
    scrollToIndex(index: number, { align, offset = 0 }: { align: string; offset?: number }) {
      handle.scrollSize = drawn * 100;
      const end = Math.max(0, handle.scrollSize - handle.viewportSize);
      handle.scrollOffset =
        align === 'end' ? end : Math.min(end, Math.max(0, index * 100 + offset));
    },
  };
  /** What the browser says, which the list hears of later. */
  const seen = { height: 500 };
  const onNearTop = jest.fn();
  const ref = { current: handle as unknown as VirtualizerHandle };
  const { result, rerender } = renderHook(
    (content: { keys: string[]; sent?: string }) =>
      useThreadScroll(ref, {
        sent: undefined,
        ...content,
        start,
        height: () => seen.height,
        onNearTop,
      }),
    { initialProps: { keys: rows(many) } },
  );
  const come = (keys: string[], sent?: string) => {
    drawn = keys.length;
    rerender({ keys, ...(sent && { sent }) });
    handle.scrollSize = drawn * 100;
  };
  return { handle, result, seen, come, onNearTop };
}

test('whoever is at the end stays there when a longer text takes room below', () => {
  const { handle, result, seen } = list();
  act(() => result.current.onScroll());
  handle.viewportSize = 380;
  seen.height = 380;
  act(() => result.current.onScroll());
  expect(result.current.atEnd).toBe(true);
  act(() => result.current.onResize());
  expect(handle.scrollOffset).toBe(620);
});

test('whoever goes up has left the end, and no keyboard takes them back', () => {
  const { handle, result, seen } = list();
  act(() => result.current.onScroll());
  handle.scrollOffset = 100;
  act(() => result.current.onScroll());
  expect(result.current.atEnd).toBe(false);
  handle.viewportSize = 200;
  seen.height = 200;
  act(() => {
    result.current.onScroll();
    result.current.onResize();
  });
  expect(handle.scrollOffset).toBe(100);
  expect(result.current.atEnd).toBe(false);
});

test('what the browser moves before the list knows of its room is nobody going away', () => {
  const { handle, result, seen } = list();
  act(() => result.current.onScroll());
  // A long text was sent: there is more room below, and the browser shows the end in it.
  seen.height = 700;
  handle.scrollOffset = 300;
  act(() => result.current.onScroll());
  expect(result.current.atEnd).toBe(true);
  handle.viewportSize = 700;
  act(() => result.current.onResize());
  expect(handle.scrollOffset).toBe(300);
});

test('who began at the first unread and saw all there was follows what comes', () => {
  const { handle, result, come } = list({ many: 4, start: 'row 1' });
  come(rows(8));
  expect(handle.scrollOffset).toBe(300);
  expect(result.current.atEnd).toBe(true);
});

test('who began at the first unread and has more below stays there', () => {
  const { handle, come } = list({ many: 20, start: 'row 5' });
  come(rows(21));
  expect(handle.scrollOffset).toBe(420);
});

test('who writes sees it, wherever they were; a message discarded takes them nowhere', () => {
  const { handle, result, come } = list({ many: 20 });
  act(() => result.current.onScroll());
  handle.scrollOffset = 200;
  act(() => result.current.onScroll());
  come([...rows(20), 'one'], 'one');
  expect(handle.scrollOffset).toBe(1600);
  come([...rows(20), 'one', 'two'], 'two');
  expect(handle.scrollOffset).toBe(1700);
  handle.scrollOffset = 200;
  act(() => result.current.onScroll());
  come([...rows(20), 'one'], 'one');
  expect(handle.scrollOffset).toBe(200);
});

test('half a pixel is no other room', () => {
  const { handle, result } = list();
  handle.viewportSize = 500.4;
  handle.scrollOffset = 100;
  act(() => result.current.onScroll());
  act(() => result.current.onScroll());
  expect(result.current.atEnd).toBe(false);
});

test.each([
  [null, 1500],
  ['row 5', 420],
  ['row 0', 0],
  ['none of them', 1500],
])('it begins at %s, a little above, or at the end: %i', (start, offset) => {
  const { handle, result } = list({ many: 20, start });
  expect(handle.scrollOffset).toBe(offset);
  act(() => result.current.onResize());
  expect(handle.scrollOffset).toBe(offset);
});

test.each([
  [1421, true],
  [1420, false],
])('with its end at %i it is the end: %s', (offset, isEnd) => {
  const { handle, result } = list({ many: 20 });
  act(() => result.current.onScroll());
  handle.scrollOffset = offset;
  act(() => result.current.onScroll());
  expect(result.current.atEnd).toBe(isEnd);
});

test.each([
  [600, 0, false],
  [599, 1, false],
  [80, 1, false],
  [79, 1, true],
])(
  '%i below the top older ones are asked for %i times; it is the top: %s',
  (offset, times, isTop) => {
    const { handle, result, onNearTop } = list({ many: 20 });
    act(() => result.current.onScroll());
    expect(onNearTop).not.toHaveBeenCalled();
    handle.scrollOffset = offset;
    act(() => result.current.onScroll());
    expect([onNearTop.mock.calls.length, result.current.atTop]).toEqual([times, isTop]);
  },
);

test('in a list so short that its end is its top nothing older is asked for by itself', () => {
  const { result, onNearTop } = list({ many: 3 });
  act(() => result.current.onScroll());
  expect([result.current.atEnd, result.current.atTop]).toEqual([true, true]);
  expect(onNearTop).not.toHaveBeenCalled();
});

test('what was put in front is told from what came below, and from another list', () => {
  const { result, come } = list();
  expect(result.current.grewAbove).toBe(false);
  come(['older', ...rows(10)]);
  expect(result.current.grewAbove).toBe(true);
  come(['older', ...rows(11)]);
  expect(result.current.grewAbove).toBe(false);
  come(['something', 'else']);
  expect(result.current.grewAbove).toBe(false);
});

test('a press leads to the end, and from there one follows', () => {
  const { handle, result, come } = list({ many: 20 });
  act(() => result.current.onScroll());
  handle.scrollOffset = 100;
  act(() => result.current.onScroll());
  come(rows(21));
  expect(handle.scrollOffset).toBe(100);
  act(() => void result.current.toEnd());
  expect(handle.scrollOffset).toBe(1600);
  act(() => result.current.onScroll());
  come(rows(22));
  expect(handle.scrollOffset).toBe(1700);
});
