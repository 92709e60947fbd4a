/** Notes intervals, timeouts and frames until they have run or were stopped. */
export function watchTimers(): void {
  const { manners } = window;
  const timers = new Map<number, object>();
  const frames = new Map<number, object>();

  function begin(numbers: Map<number, object>, id: number, what: string): number {
    const token = {};
    numbers.set(id, token);
    manners.open.set(token, { what, stack: manners.stack() });
    return id;
  }

  function end(numbers: Map<number, object>, id: number | undefined): void {
    if (id === undefined) return;
    manners.open.delete(numbers.get(id));
    numbers.delete(id);
  }

  const later = window.setTimeout.bind(window);
  const often = window.setInterval.bind(window);
  const draw = window.requestAnimationFrame.bind(window);
  const stop = {
    timeout: window.clearTimeout.bind(window),
    interval: window.clearInterval.bind(window),
    frame: window.cancelAnimationFrame.bind(window),
  };
  type Run = (...args: unknown[]) => void;
  Object.assign(window, {
    setTimeout(run: Run, wait?: number, ...args: unknown[]) {
      const ended = () => {
        end(timers, id);
        run(...args);
      };
      const id: number = later(ended, wait);
      return begin(timers, id, 'a timeout');
    },
    setInterval: (run: Run, wait?: number, ...args: unknown[]) =>
      begin(timers, often(run, wait, ...args), 'an interval'),
    requestAnimationFrame(run: FrameRequestCallback) {
      const ended = (time: number) => {
        end(frames, id);
        run(time);
      };
      const id: number = draw(ended);
      return begin(frames, id, 'an animation frame');
    },
    // Either of these two stops a timer of either kind.
    clearTimeout(id?: number) {
      end(timers, id);
      stop.timeout(id);
    },
    clearInterval(id?: number) {
      end(timers, id);
      stop.interval(id);
    },
    cancelAnimationFrame(id: number) {
      end(frames, id);
      stop.frame(id);
    },
  });
}
