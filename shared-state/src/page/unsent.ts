import { createStore } from 'zustand/vanilla';

interface UnsentState {
  /** What would be lost by a reload now, e.g. message, upload, payment, signup. */
  held: string[];
}

const store = createStore<UnsentState>()(() => ({ held: [] }));

/** Things that an automatic reload must not destroy. */
export const unsent = Object.assign(store, {
  /** Forbids automatic reloads until the returned function is called. */
  hold(what: string): () => void {
    store.setState((state) => ({ held: [...state.held, what] }));
    let released = false;
    return () => {
      if (released) return;
      released = true;
      store.setState(({ held }) => ({ held: held.toSpliced(held.indexOf(what), 1) }));
    };
  },
  any: () => store.getState().held.length > 0,
});
