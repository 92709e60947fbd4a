/** A page that is looked at from outside, whatever engine it is in. */
export interface Looked {
  goto(url: string): Promise<unknown>;
  /** Runs a function that refers to nothing outside of it; it may be asynchronous. */
  run<T, A extends unknown[]>(what: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Becomes the page of somebody who was never here: without cookies, storage and cache. */
  renew(): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Window {
  /** Pixels; WebKit's is 480 at least. */
  width: number;
  /** Whether an address is reached when all of its page is loaded, which may never be, or at once. */
  waits: boolean;
}
