/**
 * Milliseconds without a beat after which a line is dead, though no browser says so: the server's come
 * every 20 seconds. Whoever slept hears what has come meanwhile before the last of them are over.
 */
const silence = 45_000;
const listening = 5000;

/** Calls `onSilent` once nothing was heard for long, from the first `heard` on and until `stop`. */
export function watchSilence(onSilent: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (then: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  return {
    heard: () => wait(() => wait(onSilent, listening), silence),
    stop: () => clearTimeout(timer),
  };
}
