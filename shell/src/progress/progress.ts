import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Shows the bar at the top until the returned function is called. */
export function beginProgress(): () => void {
  let hasEnded = false;
  change(1);
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    change(-1);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsInProgress = () =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
