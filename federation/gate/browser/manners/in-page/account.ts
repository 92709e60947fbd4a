/** Something that a page made and has not ended yet. */
export interface Left {
  /** "a listener for resize on window", "an interval", "a ResizeObserver". */
  what: string;
  /** The stack of who made it; empty where nobody knows. */
  stack: string;
}

/** A page's account of what was made and not ended, for the functions of this folder. */
export interface Account {
  /** By what stands for it while it lasts: an observer, or a token. */
  open: Map<unknown, Left>;
  stack(): string;
}

declare global {
  interface Window {
    manners: Account;
  }
}

/**
 * For a page, from its beginning. What is in this folder goes to the browser as text, each function
 * by itself: none can use anything of its file.
 */
export function openAccount(): void {
  Error.stackTraceLimit = 40;
  const manners: Account = {
    open: new Map(),
    stack: () => (new Error().stack ?? '').split('\n').slice(3).join('\n'),
  };
  // Not among the globals that somebody's code has added.
  Object.defineProperty(window, 'manners', { value: manners });
}
