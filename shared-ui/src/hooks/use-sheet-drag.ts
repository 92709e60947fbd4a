import { type PointerEvent, type RefObject, useRef } from 'react';

const closeAfterPx = 110;
const closeAtPxPerMs = 0.5;

/** Handlers for the handle of a sheet: it follows the finger down and closes past a point. */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  { enabled, onDismiss }: { enabled: boolean; onDismiss: () => void },
) {
  const start = useRef<{ y: number; time: number } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (!enabled) return;
    start.current = { y: event.clientY, time: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
    sheet.current?.classList.add('is-dragging');
  }

  function onPointerMove(event: PointerEvent) {
    if (!start.current) return;
    const moved = Math.max(0, event.clientY - start.current.y);
    sheet.current?.style.setProperty('--drag', `${moved}px`);
  }

  function onPointerUp(event: PointerEvent) {
    if (!start.current) return;
    const moved = event.clientY - start.current.y;
    const speed = moved / Math.max(1, event.timeStamp - start.current.time);
    start.current = null;
    sheet.current?.classList.remove('is-dragging');
    sheet.current?.style.removeProperty('--drag');
    if (moved > closeAfterPx || speed > closeAtPxPerMs) onDismiss();
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
