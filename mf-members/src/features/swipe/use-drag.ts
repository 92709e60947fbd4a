import { type PointerEvent, useRef } from 'react';

export type Side = 'left' | 'right';

const decidePx = 90;
/** Pixels a millisecond: a flick decides, however short. */
const flick = 0.6;

/**
 * Drags a card with the pointer. Only `transform` and a custom property of the card's own element
 * change on the way, without React, so that it keeps up on slow phones.
 */
export function useDrag(onDecide: (side: Side) => void) {
  const from = useRef<{ x: number; y: number; at: number } | null>(null);

  function letGo(event: PointerEvent<HTMLElement>, isOver: boolean) {
    const start = from.current;
    if (!start) return;
    from.current = null;
    const card = event.currentTarget;
    const x = event.clientX - start.x;
    const speed = x / Math.max(1, event.timeStamp - start.at);
    delete card.dataset.held;
    const far = Math.abs(x) > decidePx || (Math.abs(speed) > flick && Math.abs(x) > 24);
    if (isOver && far) return onDecide(x > 0 ? 'right' : 'left');
    card.style.transform = '';
    card.style.removeProperty('--pull');
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('a, button')) return;
      from.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture?.(event.pointerId);
      event.currentTarget.dataset.held = '';
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!from.current) return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      const { style } = event.currentTarget;
      style.transform = `translate3d(${x}px, ${y * 0.25}px, 0) rotate(${x / 22}deg)`;
      style.setProperty('--pull', String(Math.max(-1, Math.min(1, x / decidePx))));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => letGo(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event, false),
  };
}
