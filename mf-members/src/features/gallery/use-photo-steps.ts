import { useSideSwipe } from './use-side-swipe.ts';

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** From one photo to the next and round again: by arrow keys, by swipe, or by calling `step`. */
export function usePhotoSteps(count: number, index: number, onChange: (index: number) => void) {
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
    swipe: useSideSwipe(step),
  };
}
