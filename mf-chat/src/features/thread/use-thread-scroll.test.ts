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
    scrollToIndex(index: number, { align }: { align: string }) {
      handle.scrollSize = drawn * 100;
      const end = Math.max(0, handle.scrollSize - handle.viewportSize);
      handle.scrollOffset = align === 'end' ? end : Math.min(end, index * 100);
    },
  };
  /** What the browser says, which the list hears of later. */
  const seen = { height: 500 };
  const ref = { current: handle as unknown as VirtualizerHandle };
  const { result, rerender } = renderHook(
    (content: { keys: string[]; sent?: string }) =>
      useThreadScroll(ref, {
        sent: undefined,
        ...content,
        start,
        height: () => seen.height,
        onNearTop: () => {},
      }),
    { initialProps: { keys: rows(many) } },
  );
  const come = (keys: string[], sent?: string) => {
    drawn = keys.length;
    rerender({ keys, ...(sent && { sent }) });
    handle.scrollSize = drawn * 100;
  };
  return { handle, result, seen, come };
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
  expect(handle.scrollOffset).toBe(500);
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
