import { type PointerEvent, useRef } from 'react';

const swipePx = 48;

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** From one photo to the next and round again: by arrow keys, by swipe, or by calling `step`. */
export function usePhotoSteps(count: number, index: number, onChange: (index: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);

  function step(by: number) {
    if (count > 1) onChange((index + by + count) % count);
  }

  return {
    step,
    onKeyDown(event: { key: string; preventDefault: () => void }) {
      const by = keySteps[event.key] ?? 0;
      if (event.key === 'Home') onChange(0);
      else if (event.key === 'End') onChange(count - 1);
      else if (by) step(by);
      else return;
      event.preventDefault();
    },
    swipe: {
      onPointerDown(event: PointerEvent) {
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp(event: PointerEvent) {
        if (!from.current) return;
        const x = event.clientX - from.current.x;
        const y = event.clientY - from.current.y;
        from.current = null;
        if (Math.abs(x) > swipePx && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
      },
      onPointerCancel() {
        from.current = null;
      },
    },
  };
}
