import { worker } from './scope.js';

/**
 * An address of this site, whatever somebody wrote there.
 *
 * @param {unknown} path
 * @param {string} origin
 */
export function ownPath(path, origin) {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return '/';
  const { origin: where, pathname, search } = new URL(path, origin);
  // `/.//elsewhere` lies on this site; read again, what is left of it would not.
  return where === origin && !pathname.startsWith('//') ? pathname + search : '/';
}

/**
 * Shows what was pushed, and on the app's icon how much there is; who looks at a page of ours sees it
 * there.
 *
 * @param {PushMessageData | null} data
 */
export async function showNotice(data) {
  const { title, body, tag, path, icon, unread } = data?.json() ?? {};
  const { origin } = worker.location;
  const pages = await worker.clients.matchAll({ type: 'window' });
  if (pages.some(({ focused }) => focused)) return;
  await worker.registration.showNotification(String(title), {
    body: String(body),
    tag: String(tag),
    icon: ownPath(icon, origin),
    data: { path: ownPath(path, origin) },
  });
  await worker.navigator.setAppBadge?.(Number(unread));
}

/**
 * Leads to what it is about: to the page that shows it, else to a new one. Other pages stay as they
 * are, with what is typed in them.
 *
 * @param {Notification} notice
 */
export async function openNotice(notice) {
  notice.close();
  const path = ownPath(notice.data?.path, worker.location.origin);
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

/** Nothing is pushed to this browser from now on, and nothing of what was is left to see. */
export async function leavePush() {
  for (const notice of await worker.registration.getNotifications()) notice.close();
  const subscription = await worker.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await worker.navigator.clearAppBadge?.();
}
