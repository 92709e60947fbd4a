import { useLayoutEffect, useRef } from 'react';

/**
 * Drives a native modal `<dialog>`: focus moves in and is trapped, returns where it was, the page
 * behind is inert. Esc asks `onDismiss`; the dialog closes only when `open` turns false.
 */
export function useModal({ open, onDismiss }: { open: boolean; onDismiss: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onDismiss);
  latest.current = onDismiss;

  // Layout effect: on unmount the dialog must close while it still stands in the page, or the
  // browser has nothing to return focus to.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    document.body.style.setProperty('--scrollbar', `${scrollbar}px`);
    element.showModal();
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('[data-dialog-title]');
    first?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    // Back gesture on Android and other close requests arrive as cancel, not as a key.
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('cancel', onCancel);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('cancel', onCancel);
      element.close();
    };
  }, [open]);

  return dialog;
}
