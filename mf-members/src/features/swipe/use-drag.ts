import type { PointerEvent as ReactPointerEvent } from 'react';
import { comeBack, hold, type Side } from './motion.ts';

const decidePx = 90;
/** Pixels a millisecond: a flick decides, however short. */
const flick = 0.6;

/** The stamps of a card show which way it is pulled, by how much: -1 is all left, 1 all right. */
function pullStamps(card: HTMLElement): (pull: number) => void {
  const stamps = [...card.querySelectorAll<HTMLElement>('[data-stamp]')];
  return (pull) => {
    for (const one of stamps) {
      const towards = one.dataset.stamp === 'right' ? pull : -pull;
      one.style.opacity = towards > 0 ? String(Math.min(1, towards)) : '';
    }
  };
}

/**
 * Hears at the window what a held pointer does, before React looks for who else may want to know:
 * on a slow phone that costs more than moving the card.
 */
function hearAtWindow(heard: Record<string, (event: PointerEvent) => void>): () => void {
  const listeners = Object.entries(heard) as [string, EventListener][];
  const options = { capture: true, passive: true };
  for (const [type, listener] of listeners) window.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener, options);
  };
}

/**
 * Drags the card on top of a stack. Only what is drawn without painting changes on the way, the
 * place of the card and how clear its stamps are. `onDecide` is false when the card stays.
 */
export function useDrag(onDecide: (side: Side) => boolean) {
  return {
    onPointerDown(down: ReactPointerEvent<HTMLElement>) {
      const target = down.target as Element;
      const card = target.closest<HTMLElement>('[data-top]');
      if (down.button !== 0 || !card || target.closest('a, button')) return;
      const { pointerId, clientX, clientY, timeStamp } = down;
      const stamp = pullStamps(card);
      const letGo = (decided?: Side) => {
        stopHearing();
        stamp(0);
        if (!card.isConnected) return;
        if (!decided || !onDecide(decided)) comeBack(card);
      };
      hold(card);
      const stopHearing = hearAtWindow({
        touchmove: (move) => move.stopPropagation(),
        pointermove(move) {
          if (move.pointerId !== pointerId) return;
          move.stopPropagation();
          const x = move.clientX - clientX;
          const y = move.clientY - clientY;
          card.style.transform = `translate3d(${x}px, ${y * 0.25}px, 0) rotate(${x / 22}deg)`;
          stamp(x / decidePx);
        },
        pointerup(up) {
          if (up.pointerId !== pointerId) return;
          const x = up.clientX - clientX;
          const speed = x / Math.max(1, up.timeStamp - timeStamp);
          const isFar = Math.abs(x) > decidePx || (Math.abs(speed) > flick && Math.abs(x) > 24);
          letGo(isFar ? (x > 0 ? 'right' : 'left') : undefined);
        },
        pointercancel(lost) {
          if (lost.pointerId === pointerId) letGo();
        },
      });
    },
  };
}
