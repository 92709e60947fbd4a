import { createStore } from 'zustand/vanilla';
import { hookFor } from './hook-for.ts';

export interface ToastInput {
  kind: 'ok' | 'error' | 'message';
  text: string;
  /** Whom or what it tells of, by its id, where others may have the same words. */
  about?: string;
  /** First, bold line, e.g. the name of who wrote. */
  title?: string;
  image?: string | null;
  /** The site's word for a fictional profile, when it is about one. */
  label?: string;
  action?: { label: string; run: () => void };
}

export interface ToastItem extends ToastInput {
  key: number;
}

interface Toasts {
  /** Waiting toasts; the shell shows the first one. */
  queue: ToastItem[];
  /** Somebody is at the one that shows, with the pointer or the focus. */
  held: boolean;
}

const store = createStore<Toasts>()(() => ({ queue: [], held: false }));

/** In what two notices are the same one. */
const same = ['kind', 'text', 'title', 'about'] as const;

let keys = 0;

/**
 * Shows a short notice; gives its key for `toasts.dismiss`. The same words about the same are not queued twice: they
 * take their place anew, so that whoever sees or hears them knows that it was once more.
 */
export function toast(input: ToastInput): number {
  keys += 1;
  const item = { ...input, key: keys };
  store.setState(({ queue }) => {
    const at = queue.findIndex((one) => same.every((part) => one[part] === input[part]));
    return { queue: at < 0 ? [...queue, item] : queue.with(at, item) };
  });
  return item.key;
}

export const toasts = Object.assign(store, {
  dismiss(key: number): void {
    store.setState(({ queue }) => ({ queue: queue.filter((item) => item.key !== key) }));
  },

  /**
   * Calls `end` once nobody has been at a toast for `ms` milliseconds: what one offers can be taken for
   * as long as somebody is about to. Returns how to call it off.
   */
  whenLeft(ms: number, end: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    const wait = () => {
      clearTimeout(timer);
      if (store.getState().held) return;
      timer = setTimeout(() => {
        stop();
        end();
      }, ms);
    };
    const unsubscribe = store.subscribe(({ held }, before) => {
      if (held !== before.held) wait();
    });
    wait();
    return stop;
  },

  clear: () => store.setState({ queue: [] }),
});

export const useToasts = hookFor(store);
