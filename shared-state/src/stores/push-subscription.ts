import { del, post } from '../api/request.ts';
import { memberStorage } from '../browser/member-storage.ts';
import { settings } from './settings.ts';

/** Kept as long as this member wants push here: the day the server was told, and by which key. */
const wish = 'push';

const publicKey = () => settings.getState().push_public_key;
const toldToday = () => `${new Date().toISOString().slice(0, 10)} ${publicKey()}`;

async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const subscription = await pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Tells the server where this browser is reached. */
export async function subscribe(registration: ServiceWorkerRegistration): Promise<void> {
  // What was made with another key, or by somebody else, is of no use.
  if (!memberStorage.read(wish)?.endsWith(publicKey())) await unsubscribe(registration);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey(),
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await post('/api/user.php', { endpoint, keys: { p256dh, auth } }, { query: { push: '1' } });
  memberStorage.write(wish, toldToday());
}

/** Asks the member nothing: goes on with what they wished, and ends what another member left. */
export async function goOn(
  registration: ServiceWorkerRegistration,
): Promise<'subscribed' | 'not_subscribed'> {
  const told = memberStorage.read(wish);
  if (!told) {
    await unsubscribe(registration);
    return 'not_subscribed';
  }
  // Browsers change addresses, and servers forget them.
  const isThere = await registration.pushManager.getSubscription();
  if (!isThere || told !== toldToday()) await subscribe(registration);
  return 'subscribed';
}

export const forget = () => memberStorage.remove(wish);

export async function tellNoMore(): Promise<void> {
  await del('/api/user.php', { query: { push: '1' } });
}
