import { useEffect, useRef } from 'react';

interface Keys {
  left: () => void;
  right: () => void;
  /** Backspace. */
  undo?: () => void;
}

/** Arrow keys of a whole page; not while typing, in a dialog or on what has arrow keys of its own. */
export function useArrowKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
      if (document.querySelector('dialog[open], [role=menu]')) return;
      if (
        (event.target as Element | null)?.closest?.(
          'input, textarea, select, [role=radiogroup], [role=toolbar]',
        )
      )
        return;
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
