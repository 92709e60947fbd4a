import { leavePush } from './push.js';
import { memberStore } from './stores.js';

const logout = '/api/logout.php';
const logins = ['/api/user.php', '/api/passkey-login.php', '/api/signup.php'];

/** The calls that may end somebody's stay. */
export const endings = [logout, ...logins];

/**
 * Whether a call ends somebody's stay on this browser: a logout, or somebody logging in.
 *
 * @param {string} method
 * @param {Pick<URL, 'pathname' | 'searchParams'>} url
 */
export function isLeaving(method, { pathname, searchParams }) {
  if (pathname === logout) return true;
  return logins.includes(pathname) && method === 'POST' && !searchParams.has('push');
}

/** The document of whoever was here goes, and what is pushed to them; the call itself goes its way. */
export async function forgetMember() {
  await Promise.all([caches.delete(memberStore), leavePush()]);
}
