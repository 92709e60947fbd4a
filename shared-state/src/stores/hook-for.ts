import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

export interface StoreHook<T> {
  (): T;
  <U>(selector: (state: T) => U): U;
}

/** The React hook of a vanilla store: `useX()` for all of it, `useX((s) => s.part)` for a part. */
export function hookFor<T>(
  store: Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>,
): StoreHook<T> {
  // Where pages are drawn ahead there is no other state than the present one.
  const source = { ...store, getInitialState: store.getState };
  return <U>(selector: (state: T) => U = (state) => state as unknown as U) =>
    useStore(source, selector);
}
