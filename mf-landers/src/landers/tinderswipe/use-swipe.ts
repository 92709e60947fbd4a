import { type PointerEvent, useRef } from 'react';

export type SwipeSide = 'left' | 'right';

const commitPx = 110;
const commitPxPerMs = 0.5;
/** A flick counts only past this, so that a tap with a shaky hand does not. */
const flickMinPx = 30;

/** Pointer handlers for a card: it follows the finger through `--x`, and calls back past a point. */
export function useSwipe(given: { enabled: boolean; onSwipe: (side: SwipeSide) => void }) {
  const { enabled, onSwipe } = given;
  const start = useRef<{ x: number; time: number } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (!enabled || event.button !== 0) return;
    start.current = { x: event.clientX, time: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragging = '';
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!start.current) return;
    const moved = event.clientX - start.current.x;
    event.currentTarget.style.setProperty('--x', String(Math.round(moved)));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!start.current) return;
    const moved = event.clientX - start.current.x;
    const speed = Math.abs(moved) / Math.max(1, event.timeStamp - start.current.time);
    start.current = null;
    delete event.currentTarget.dataset.dragging;
    event.currentTarget.style.removeProperty('--x');
    const far = Math.abs(moved) > commitPx;
    const fast = Math.abs(moved) > flickMinPx && speed > commitPxPerMs;
    if (event.type === 'pointerup' && (far || fast)) onSwipe(moved > 0 ? 'right' : 'left');
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
