import { type PointerEvent, useRef } from 'react';

const swipePx = 48;

/** Tells of a swipe over an element: 1 to the left, which is on to the next, -1 to the right. */
export function useSideSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!from.current) return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      from.current = null;
      if (Math.abs(x) > swipePx && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
