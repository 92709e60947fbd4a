import { createStore } from 'zustand/vanilla';
import type { PushPermission } from '../api/types.ts';
import { hookFor } from './hook-for.ts';
import { settings } from './settings.ts';

interface PushState {
  /** Whether this browser and site can do push at all. */
  capable: boolean;
  permission: PushPermission;
}

const store = createStore<PushState>()(() => ({ capable: false, permission: 'unknown' }));

const isCapable = () => 'PushManager' in globalThis && settings.getState().push_public_key;

/** One file has all that only browsers with push, or with an app to offer, load. */
const subscribing = () => import(/* webpackChunkName: "device" */ './push-subscription.ts');

async function permissionOf(registration: ServiceWorkerRegistration): Promise<PushPermission> {
  const { permission } = Notification;
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'not_subscribed';
  return (await subscribing()).goOn(registration);
}

export const push = Object.assign(store, {
  /** Finds out how things stand; call it once the service worker is there, for a member. */
  async check(): Promise<void> {
    const registration = isCapable() ? await navigator.serviceWorker.getRegistration() : undefined;
    store.setState({
      capable: registration !== undefined,
      permission: registration ? await permissionOf(registration) : 'unknown',
    });
  },

  /** Asks for permission and subscribes. Call it from a click. Rejects when it cannot be done. */
  async enable(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return push.check();
    await (await subscribing()).subscribe(await navigator.serviceWorker.ready);
    store.setState({ permission: 'subscribed' });
  },

  /** Rejects when the server could not be told; this browser is sent nothing either way. */
  async disable(): Promise<void> {
    const { forget, tellNoMore } = await subscribing();
    forget();
    await push.check();
    await tellNoMore();
  },
});

export const usePush = hookFor(store);
