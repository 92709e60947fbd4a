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

/** Milliseconds. A page that is put to sleep may keep a lock for as long as it sleeps. */
const patience = 1000;

/**
 * Nobody else sees to notices meanwhile, pages neither, which take the lock of the same name: Chromium
 * forgets a notice that is being shown as somebody asks what is shown, and nobody can take it back.
 *
 * @param {() => Promise<void>} act
 */
async function alone(act) {
  const { locks } = worker.navigator;
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return act();
  };
  try {
    await locks.request('notices', { signal: AbortSignal.timeout(patience) }, begin);
  } catch (error) {
    if (isBegun) throw error;
    await act();
  }
}

/** No notice that somebody may have yet to read is replaced by one of this name. */
const passing = 'passing';

/** WebKit, that of every iPhone, ends the push of a site at the third that shows nothing, whoever looks. */
function mustShow() {
  const { userAgent } = worker.navigator;
  return userAgent.includes('AppleWebKit/') && !userAgent.includes('Chrome/');
}

/**
 * @param {string} title
 * @param {NotificationOptions} options
 */
async function showInPassing(title, options) {
  const { registration } = worker;
  await registration.showNotification(title, { ...options, tag: passing, silent: true });
  for (const notice of await registration.getNotifications({ tag: passing })) notice.close();
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
  const isSeen = pages.some(({ focused }) => focused);
  if (isSeen && !mustShow()) return;
  const options = {
    body: String(body),
    tag: String(tag),
    icon: ownPath(icon, origin),
    data: { path: ownPath(path, origin) },
  };
  if (isSeen) return alone(() => showInPassing(String(title), options));
  await alone(() => worker.registration.showNotification(String(title), options));
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
  await alone(async () => {
    for (const notice of await worker.registration.getNotifications()) notice.close();
  });
  const subscription = await worker.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await worker.navigator.clearAppBadge?.();
}
