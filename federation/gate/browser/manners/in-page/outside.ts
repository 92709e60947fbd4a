import type { Left } from './account.ts';

declare global {
  interface Window {
    outsideOfRemotes(): Left[];
  }
}

/** Tells what stands outside the places of remotes, and who put it there by hand. */
export function watchOutside(): void {
  const { manners } = window;
  const putBy = new WeakMap<Node, string>();
  const isOutside = (node: Node) =>
    !(node instanceof Element ? node : node.parentElement)?.closest('[data-remote]');
  const ways = [
    [Node.prototype, ['appendChild', 'insertBefore']],
    [Element.prototype, ['append', 'prepend', 'insertAdjacentElement']],
  ] as const;
  for (const [own, names] of ways) {
    for (const name of names) {
      const before = Reflect.get(own, name) as (...args: unknown[]) => unknown;
      Reflect.set(own, name, function (this: Node, ...args: unknown[]) {
        if (this.isConnected && isOutside(this)) {
          const stack = manners.stack();
          for (const one of args) if (one instanceof Node) putBy.set(one, stack);
        }
        return before.apply(this, args);
      });
    }
  }
  const look = ({ localName, id, classList }: Element) =>
    // React makes up names that are new each time.
    [localName + (id && !/^_r_/.test(id) ? `#${id}` : ''), ...classList].join('.');
  const outsideOfRemotes = () =>
    [...document.querySelectorAll('head > *, body, body *')].filter(isOutside).map((element) => ({
      what: `<${look(element)}> in <${element.parentElement ? look(element.parentElement) : ''}>`,
      stack: putBy.get(element) ?? '',
    }));
  Object.defineProperty(window, 'outsideOfRemotes', { value: outsideOfRemotes });
}
