import { createStore } from 'zustand/vanilla';
import { post } from '../api/request.ts';
import type { PushPermission } from '../api/types.ts';
import { hookFor } from './hook-for.ts';
import { settings } from './settings.ts';

interface PushState {
  /** Whether this browser and site can do push at all. */
  capable: boolean;
  permission: PushPermission;
}

const store = createStore<PushState>()(() => ({ capable: false, permission: 'unknown' }));

const isCapable = () =>
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  Boolean(settings.getState().push_public_key);

export const push = Object.assign(store, {
  /** Finds out how things stand, without asking anything; call it once the service worker is there. */
  async check(): Promise<void> {
    const registration = isCapable() ? await navigator.serviceWorker.getRegistration() : undefined;
    if (!registration) return store.setState({ capable: false, permission: 'unknown' });
    if (Notification.permission === 'denied') {
      return store.setState({ capable: true, permission: 'denied' });
    }
    const subscription = await registration.pushManager.getSubscription();
    store.setState({ capable: true, permission: subscription ? 'subscribed' : 'not_subscribed' });
  },

  /** Asks for permission and subscribes. Call it from a click. Rejects when it cannot be done. */
  async enable(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return push.check();
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: settings.getState().push_public_key,
    });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    await post('/api/user.php', { endpoint, keys: { p256dh, auth } }, { query: { push: '1' } });
    store.setState({ permission: 'subscribed' });
  },

  async disable(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    await push.check();
  },
});

export const usePush = hookFor(store);
