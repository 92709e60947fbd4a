/** The shell starts every new page at the top, some moments after the page has come. */
const settledMs = 800;

const input = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top` and holds that against scripts until the page has settled or the reader does
 * something. Returns a function that lets go.
 */
export function restoreScroll(top: number): () => void {
  const apply = () => {
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
  };
  const letGo = () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', apply);
    for (const type of input) window.removeEventListener(type, letGo);
  };
  const timer = setTimeout(letGo, settledMs);
  window.addEventListener('scroll', apply);
  for (const type of input) window.addEventListener(type, letGo, { passive: true });
  apply();
  return letGo;
}
