import '@testing-library/jest-dom';

/** Never intersects and never resizes: a test that needs either says so itself. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function noMatch(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

window.matchMedia ??= noMatch;
Object.assign(window, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
/** Nothing was measured. */
Performance.prototype.getEntriesByType ??= () => [];

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};

HTMLDialogElement.prototype.show ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
HTMLDialogElement.prototype.close ??= function (value) {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event('close'));
};
