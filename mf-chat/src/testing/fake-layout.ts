import { act } from '@testing-library/react';

/** Pixels of a row. */
const row = 100;

/**
 * For tests: jsdom measures nothing. Here every row of a virtual list is 100 pixels high, and as much
 * of it is seen as the test says.
 */
export function layOut(viewport = 10_000): void {
  const heightOf = (element: Element) => (element.role === 'log' ? viewport : row);

  class Layout {
    private readonly watched = new Set<Element>();
    private readonly tell: ResizeObserverCallback;

    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
    }

    observe(target: Element) {
      this.watched.add(target);
      // Timers of the test may be fake, promises are not.
      void Promise.resolve().then(() => {
        if (!this.watched.has(target)) return;
        const contentRect = { width: 300, height: heightOf(target) } as DOMRectReadOnly;
        const entry = { target, contentRect } as ResizeObserverEntry;
        act(() => this.tell([entry], this as unknown as ResizeObserver));
      });
    }

    unobserve(target: Element) {
      this.watched.delete(target);
    }

    disconnect() {
      this.watched.clear();
    }
  }

  Object.assign(window, { ResizeObserver: Layout });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    get() {
      return heightOf(this);
    },
    configurable: true,
  });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get() {
      return this.parentElement;
    },
    configurable: true,
  });
  const scrollTo = function (this: Element, to: { top?: number }) {
    const height = Number.parseFloat((this.lastElementChild as HTMLElement)?.style.height) || 0;
    this.scrollTop = Math.max(0, Math.min(to.top ?? 0, height - viewport));
    this.dispatchEvent(new Event('scroll'));
  };
  const scrollBy = function (this: Element, by: { top?: number }) {
    scrollTo.call(this, { top: this.scrollTop + (by.top ?? 0) });
  };
  Object.assign(Element.prototype, { scrollTo, scrollBy });
}
