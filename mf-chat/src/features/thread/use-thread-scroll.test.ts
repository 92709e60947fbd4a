import { act, renderHook } from '@testing-library/react';
import type { VirtualizerHandle } from 'virtua';
import { useThreadScroll } from './use-thread-scroll.ts';

/** A list of ten rows of 100 pixels, seen through 500. */
function list() {
  const handle = {
    scrollOffset: 500,
    scrollSize: 1000,
    viewportSize: 500,
    scrollToIndex() {
      handle.scrollOffset = handle.scrollSize - handle.viewportSize;
    },
  };
  const keys = Array.from({ length: 10 }, (_, index) => `row ${index}`);
  const ref = { current: handle as unknown as VirtualizerHandle };
  const { result } = renderHook(() =>
    useThreadScroll(ref, { keys, start: null, onNearTop: () => {} }),
  );
  act(() => result.current.onScroll());
  return { handle, result };
}

test('whoever is at the end stays there when a longer text takes room below', () => {
  const { handle, result } = list();
  handle.viewportSize = 380;
  act(() => result.current.onScroll());
  expect(result.current.atEnd).toBe(true);
  act(() => result.current.onResize());
  expect(handle.scrollOffset).toBe(620);
});

test('whoever goes up has left the end, and no keyboard takes them back', () => {
  const { handle, result } = list();
  handle.scrollOffset = 100;
  act(() => result.current.onScroll());
  expect(result.current.atEnd).toBe(false);
  handle.viewportSize = 200;
  act(() => {
    result.current.onScroll();
    result.current.onResize();
  });
  expect(handle.scrollOffset).toBe(100);
  expect(result.current.atEnd).toBe(false);
});
