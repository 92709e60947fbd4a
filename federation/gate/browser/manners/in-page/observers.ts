/** Notes observers until they observe nothing. */
export function watchObservers(): void {
  const { manners } = window;
  interface Observer {
    observe(target: Node, options?: object): void;
    unobserve?(target: Node): void;
    disconnect(): void;
  }
  const watched = new WeakMap<Observer, Set<Node>>();
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const own: Observer = window[name].prototype;
    const { observe, unobserve, disconnect } = own;
    own.observe = function (target, options) {
      observe.call(this, target, options);
      const targets = watched.get(this) ?? new Set();
      watched.set(this, targets.add(target));
      if (manners.open.has(this)) return;
      manners.open.set(this, {
        what: `${/^I/.test(name) ? 'an' : 'a'} ${name}`,
        stack: manners.stack(),
      });
    };
    own.disconnect = function () {
      disconnect.call(this);
      watched.delete(this);
      manners.open.delete(this);
    };
    if (!unobserve) continue;
    own.unobserve = function (target) {
      unobserve.call(this, target);
      const targets = watched.get(this);
      targets?.delete(target);
      if (targets?.size === 0) manners.open.delete(this);
    };
  }
}
