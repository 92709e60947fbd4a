import { memberStore } from './stores.js';

/**
 * Whether a call ends somebody's stay on this browser: a logout, or somebody logging in.
 *
 * @param {string} method
 * @param {Pick<URL, 'pathname' | 'searchParams'>} url
 */
export function isLeaving(method, { pathname, searchParams }) {
  if (pathname === '/api/logout.php') return true;
  return pathname === '/api/user.php' && method === 'POST' && !searchParams.has('push');
}

/** The document of whoever was here goes; the call itself goes its way. */
export async function forgetMember() {
  await caches.delete(memberStore);
}
