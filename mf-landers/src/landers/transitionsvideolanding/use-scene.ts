import { useEffect, useState } from 'react';

export const sceneMs = 5200;

/** Which scene is on, and how far the film has come: what follows need not be loaded yet. */
export function useScene(count: number, isPlaying: boolean): { scene: number; seen: number } {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => setStep((before) => before + 1), sceneMs);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  return { scene: count ? step % count : 0, seen: isPlaying ? step + 1 : step };
}
