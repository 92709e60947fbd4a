import { type PointerEvent, useRef } from 'react';

export type Side = 'left' | 'right';

const decidePx = 90;
/** Pixels a millisecond: a flick decides, however short. */
const flick = 0.6;

/** The stamps of a card show which way it is pulled, by how much: -1 is all left, 1 all right. */
function stamp(card: HTMLElement, pull: number): void {
  for (const one of card.querySelectorAll<HTMLElement>('[data-stamp]')) {
    const towards = one.dataset.stamp === 'right' ? pull : -pull;
    one.style.opacity = towards > 0 ? String(Math.min(1, towards)) : '';
  }
}

/**
 * Drags a card with the pointer. Only what is drawn without painting changes on the way, the place
 * of the card and how clear its stamps are, and not through React: slow phones keep up.
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
    card.style.transform = '';
    stamp(card, 0);
    if (isOver && far) onDecide(x > 0 ? 'right' : 'left');
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
      const card = event.currentTarget;
      card.style.transform = `translate3d(${x}px, ${y * 0.25}px, 0) rotate(${x / 22}deg)`;
      stamp(card, x / decidePx);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => letGo(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event, false),
  };
}
