import type { RemoteRoute } from '../registry/remote-manifest.ts';
import { readRemoteManifest, remoteNames } from '../workspace/package-files.ts';

const routes = remoteNames().flatMap((name) => readRemoteManifest(name).routes);
const names = (wanted: (route: RemoteRoute) => boolean | undefined) =>
  routes.flatMap((route) => (wanted(route) ? [route.name] : [])).sort();

const credits = ['credits', 'credits-id-paymentmethod', 'credits-repeat-order'];
const paying = [...credits, 'directdebit', 'transactions-id', 'withdrawal'];
const profiles = ['likes-m-id', 'members-id'];
const conversations = ['chats-id', 'members-id-chat'];

// Each remote says it of its own pages. Here is what that comes to for those who use the product.
test.each<[string, (route: RemoteRoute) => boolean | undefined, string[]]>([
  [
    'are the members area, where the time bonus shows itself',
    ({ area }) => area === 'members',
    ['chats', 'likes', 'likes-type', 'match-finder', 'members', 'premium', ...profiles],
  ],
  [
    'offer a way back in the installed app',
    ({ back }) => back,
    [...credits, 'directdebit', 'likes', 'likes-type', ...profiles],
  ],
  [
    'have a bar of their own at the bottom',
    ({ hides }) => hides?.includes('tab-bar'),
    [...credits, 'directdebit', ...profiles, ...conversations],
  ],
  ['have a phone to themselves', ({ hides }) => hides?.includes('top-bar'), conversations],
  [
    'do not remind of activation',
    ({ hides }) => hides?.includes('activation-alert'),
    ['members-id-signup', 'notifications', 'settings', 'settings-delete', 'signup'],
  ],
  [
    'do not ask for a photo',
    ({ hides }) => hides?.includes('photo-alert'),
    [
      ...['activate-done', 'complete-signup', 'mail-change-do', 'mail-change-undo'],
      ...['members-id-signup', 'premium'],
      ...['profile', 'settings', 'signup', 'signup-matches'],
      ...['account-deleted', 'notifications', 'notifications-off', 'reset-password-undo'],
      'settings-delete',
      ...paying,
    ],
  ],
  [
    'do not ask for push messages',
    ({ hides }) => hides?.includes('push-alert'),
    [
      ...['activate-done', 'complete-signup', 'mail-change-do', 'mail-change-undo'],
      ...['members-id-signup', 'premium'],
      ...['account-deleted', 'notifications', 'notifications-off', 'reset-password-undo'],
      'settings-delete',
      ...['signup', 'signup-matches'],
      ...paying,
    ],
  ],
  [
    'do not warn of mail that is switched off',
    ({ hides }) => hides?.includes('notifications-alert'),
    ['notifications', 'notifications-off', 'settings', 'settings-delete'],
  ],
  [
    'show messages as they come in',
    ({ hides }) => hides?.includes('message-toasts'),
    ['chats', 'chats-id'],
  ],
  [
    'show likes as they come in',
    ({ hides }) => hides?.includes('like-toasts'),
    ['likes', 'likes-m-id', 'likes-type'],
  ],
  [
    'can be read before one says to be an adult',
    ({ hides }) => hides?.includes('entry-warning'),
    ['complete-signup', 'goodbye', 'pages-cookies', 'reset-password', 'reset-password-do'],
  ],
  [
    'may be found by search engines',
    ({ indexable }) => indexable,
    [
      'compliance',
      'index',
      'landers',
      'pricing',
      ...names(({ name }) => name.startsWith('pages-')),
    ],
  ],
  [
    'have the account navigation beside them',
    ({ layout }) => layout === 'account',
    ['notifications', 'profile', 'settings', 'settings-delete', 'transactions'],
  ],
])('the pages that %s', (_what, wanted, expected) => {
  expect(names(wanted)).toEqual([...expected].sort());
});
