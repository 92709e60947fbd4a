export type Side = 'left' | 'right';

/** Where a card waits that has another above it: it peeks out. */
export const below = 'translate3d(-5px, 6px, 0) rotate(-2.4deg) scale(0.97)';

const away: Record<Side, string> = {
  left: 'translate3d(-130vw, 0, 0) rotate(-14deg)',
  right: 'translate3d(130vw, 0, 0) rotate(14deg)',
};

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Cards are moved by animations that the browser draws beside the page's own thread. The document
 * is told of none of them, as it would be of a transition: the whole page would listen.
 */
function move(card: HTMLElement, frames: Keyframe[], fill: FillMode = 'none'): Animation {
  return card.animate(frames, {
    duration: isCalm() ? 1 : 260,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    fill,
  });
}

/** From wherever a drag has put it. */
function letGo(card: HTMLElement): Keyframe {
  const { transform } = card.style;
  card.style.transform = '';
  return { transform: transform || 'none' };
}

/** It stays away until this is cancelled. */
export const sendAway = (card: HTMLElement, side: Side) =>
  move(card, [letGo(card), { transform: away[side] }], 'forwards');

/** The card above it has gone. */
export const comeUp = (card: HTMLElement) =>
  move(card, [{ transform: below }, { transform: 'none' }]);

/** Nothing was decided. */
export const comeBack = (card: HTMLElement) => move(card, [letGo(card), { transform: 'none' }]);

/** It is held: nothing else moves it. */
export function hold(card: HTMLElement): void {
  for (const animation of card.getAnimations()) animation.cancel();
}
