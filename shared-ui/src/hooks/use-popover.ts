import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Options {
  anchor: RefObject<HTMLElement | null>;
  onClosed: () => void;
}

const gapPx = 8;
const edgePx = 12;

/**
 * Shows an element in the top layer beside its anchor, for as long as it is there. Focus goes to
 * the chosen or first item and back to the anchor; Esc, Tab and a press elsewhere ask to close.
 */
export function usePopover({ anchor, onClosed }: Options) {
  const popover = useRef<HTMLDivElement>(null);
  const latest = useRef(onClosed);
  latest.current = onClosed;

  useLayoutEffect(() => {
    const element = popover.current;
    if (!element || !anchor.current) return;
    // Where popovers are unknown the element is simply there, fixed above the page.
    element.showPopover?.();
    place(element, anchor.current);
    const chosen = element.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? element.querySelector<HTMLElement>('[role^=menuitem]'))?.focus();
  }, [anchor]);

  useEffect(() => {
    const close = (refocus: boolean) => {
      if (refocus) anchor.current?.focus();
      latest.current();
    };
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      // A press on the backdrop of the sheet has the popover itself as its target.
      const inside = target !== popover.current && popover.current?.contains(target);
      if (!inside && !anchor.current?.contains(target)) close(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Tab') return;
      // An open dialog around the menu must not take this Esc for itself.
      if (event.key === 'Escape') event.preventDefault();
      close(true);
    };
    const onScroll = () => {
      if (popover.current && anchor.current) place(popover.current, anchor.current);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', onScroll, { passive: true, capture: true });
    window.addEventListener('resize', onScroll);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onScroll);
    };
  }, [anchor]);

  return popover;
}

/** Under the anchor and up to its end, or above it when there is more room; the phone's sheet is CSS alone. */
function place(element: HTMLElement, anchor: HTMLElement) {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const start = box.right - width;
  const left = Math.max(edgePx, Math.min(start, window.innerWidth - width - edgePx));
  const below = box.bottom + gapPx;
  const top = below + height > window.innerHeight - edgePx ? box.top - gapPx - height : below;
  element.style.setProperty('--menu-left', `${left}px`);
  element.style.setProperty('--menu-top', `${Math.max(edgePx, top)}px`);
}
