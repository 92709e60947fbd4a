import { createStore } from 'zustand/vanilla';
import { hookFor } from './hook-for.ts';

export interface ToastInput {
  kind: 'ok' | 'error' | 'message';
  text: string;
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

/** Waiting toasts; the shell shows the first one. */
const store = createStore<{ queue: ToastItem[] }>()(() => ({ queue: [] }));

let keys = 0;

/** Shows a short notice; gives its key for `toasts.dismiss`. The same words are not queued twice. */
export function toast(input: ToastInput): number {
  const same = store
    .getState()
    .queue.find(
      (item) => item.kind === input.kind && item.text === input.text && item.title === input.title,
    );
  if (same) return same.key;
  keys += 1;
  const item = { ...input, key: keys };
  store.setState(({ queue }) => ({ queue: [...queue, item] }));
  return item.key;
}

export const toasts = Object.assign(store, {
  dismiss(key: number): void {
    store.setState(({ queue }) => ({ queue: queue.filter((item) => item.key !== key) }));
  },
  clear: () => store.setState({ queue: [] }),
});

export const useToasts = hookFor(store);
