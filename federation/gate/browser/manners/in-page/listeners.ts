/** Notes who listens where nothing is taken away together with the page of a remote. */
export function watchListeners(): void {
  const { manners } = window;
  const lasting = new Map<EventTarget | null, string>([
    [window, 'window'],
    [document, 'document'],
    [visualViewport, 'visualViewport'],
  ]);
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const listeners = new Map<string, object>();
  const ids = new WeakMap<object, number>();
  let last = 0;

  type Options = boolean | AddEventListenerOptions | undefined;
  /** The browser takes the same listener once for each type and phase. */
  function keyOf(where: string, type: string, listener: object, options: Options): string {
    const id = ids.get(listener) ?? ++last;
    ids.set(listener, id);
    const capture = typeof options === 'object' ? options.capture : options;
    return [where, type, id, Boolean(capture)].join();
  }

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    add.call(this, type, listener, options);
    const target = this ?? window;
    const where = lasting.get(target);
    const { once, signal } = typeof options === 'object' ? options : {};
    if (!where || !listener || signal?.aborted) return;
    const key = keyOf(where, type, listener, options);
    if (listeners.has(key)) return;
    const token = {};
    listeners.set(key, token);
    manners.open.set(token, {
      what: `a listener for ${type} on ${where}`,
      stack: manners.stack(),
    });
    const end = () => {
      manners.open.delete(token);
      if (listeners.get(key) === token) listeners.delete(key);
    };
    if (once) add.call(target, type, end, options);
    if (signal) add.call(signal, 'abort', end, { once: true });
  };

  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    remove.call(this, type, listener, options);
    const where = lasting.get(this ?? window);
    if (!where || !listener) return;
    const key = keyOf(where, type, listener, options);
    manners.open.delete(listeners.get(key));
    listeners.delete(key);
  };
}
