import { defineRemote } from '@afterglow/federation/remote/define-remote';
import remote from '../remote.json';

export const { bootstrap, mount, unmount, update, preload } = defineRemote(remote, {
  profile: () => import(/* webpackChunkName: "route-profile" */ './routes/profile.tsx'),
  settings: () => import(/* webpackChunkName: "route-settings" */ './routes/settings.tsx'),
});
