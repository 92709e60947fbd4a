import { defineRemote } from '@afterglow/federation/remote/define-remote';
import remote from '../remote.json';

export const { bootstrap, mount, unmount, update, preload } = defineRemote(remote, {
  profile: () => import(/* webpackChunkName: "route-profile" */ './routes/profile.tsx'),
  settings: () => import(/* webpackChunkName: "route-settings" */ './routes/settings.tsx'),
  'settings-delete': () =>
    import(/* webpackChunkName: "route-settings-delete" */ './routes/delete-account.tsx'),
  notifications: () =>
    import(/* webpackChunkName: "route-notifications" */ './routes/notifications.tsx'),
  'notifications-off': () =>
    import(/* webpackChunkName: "route-notifications-off" */ './routes/notifications-off.tsx'),
  'account-deleted': () =>
    import(/* webpackChunkName: "route-account-deleted" */ './routes/account-deleted.tsx'),
  complaints: () => import(/* webpackChunkName: "route-complaints" */ './routes/complaints.tsx'),
});
