import { defineRemote } from '@afterglow/federation/remote/define-remote';
import remote from '../remote.json';

export const { bootstrap, mount, unmount, update, preload } = defineRemote(remote, {
  login: () => import(/* webpackChunkName: "route-login" */ './routes/login.tsx'),
  signup: () => import(/* webpackChunkName: "route-signup" */ './routes/signup.tsx'),
  'activate-done': () =>
    import(/* webpackChunkName: "route-activate-done" */ './routes/activate-done.tsx'),
  'activate-error': () =>
    import(/* webpackChunkName: "route-activate-error" */ './routes/activate-error.tsx'),
});
