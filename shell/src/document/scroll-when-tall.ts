const patienceMs = 3000;

/** Scrolls as soon as the page is tall enough for it; gives up when the reader scrolls first. */
export function scrollWhenTall(top: number): () => void {
  const end = performance.now() + patienceMs;
  let frame = requestAnimationFrame(attempt);

  function attempt(now: number): void {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable >= top || now > end) {
      stop();
      window.scrollTo(0, Math.min(top, reachable));
    } else {
      frame = requestAnimationFrame(attempt);
    }
  }

  function stop(): void {
    cancelAnimationFrame(frame);
    for (const type of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(type, stop);
  }

  for (const type of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(type, stop, { passive: true });
  }
  return stop;
}
