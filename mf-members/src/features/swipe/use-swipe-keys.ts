import { useEffect, useRef } from 'react';

interface Keys {
  left: () => void;
  right: () => void;
  undo: () => void;
}

/** Arrow keys decide, Backspace takes the last pass back; not while typing or in a dialog. */
export function useSwipeKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
      if (document.querySelector('dialog[open], [role=menu]')) return;
      if ((event.target as Element | null)?.closest?.('input, textarea, select')) return;
      const { left, right, undo } = latest.current;
      const actions: Record<string, (() => void) | undefined> = {
        ArrowLeft: left,
        ArrowRight: right,
        Backspace: undo,
      };
      const run = actions[key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
