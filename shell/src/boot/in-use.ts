import { unsent } from '@afterglow/shared-state';

/**
 * Watches whether somebody is at work in a remote's place: what stands there was typed into, or
 * something is not sent yet. Then nothing may take its place unasked.
 */
export function watchUse(place: HTMLElement): () => boolean {
  let hasTyped = false;
  place.addEventListener(
    'input',
    () => {
      hasTyped = true;
    },
    // Before a handler of the remote breaks and takes the event with it.
    { capture: true },
  );
  return () => place.firstElementChild !== null && (hasTyped || unsent.any());
}
