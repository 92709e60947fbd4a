import { createStore } from 'zustand/vanilla';
import { hookFor } from './hook-for.ts';

interface ConnectionState {
  /** Whether the device has a network, and somebody answered the last call: it may lead nowhere. */
  online: boolean;
  /** Whether events arrive as they happen; else polling keeps things fresh. */
  live: boolean;
}

const store = createStore<ConnectionState>()(() => ({ online: true, live: false }));

export const connection = Object.assign(store, {
  /** Follows the browser's online and offline events until the returned function is called. */
  watch(): () => void {
    const update = ({ type }: Event) => store.setState({ online: type === 'online' });
    store.setState({ online: navigator.onLine });
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  },
});

export const useConnection = hookFor(store);
