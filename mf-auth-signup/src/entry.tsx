import { defineRemote } from '@afterglow/federation/remote/define-remote';
import remote from '../remote.json';

export const { bootstrap, mount, unmount, update, preload } = defineRemote(remote, {
  login: () => import(/* webpackChunkName: "route-login" */ './routes/login.tsx'),
  signup: () => import(/* webpackChunkName: "route-signup" */ './routes/signup.tsx'),
  'members-id-signup': () =>
    import(/* webpackChunkName: "route-members-id-signup" */ './routes/members-id-signup.tsx'),
  'complete-signup': () =>
    import(/* webpackChunkName: "route-complete-signup" */ './routes/complete-signup.tsx'),
  'reset-password': () =>
    import(/* webpackChunkName: "route-reset-password" */ './routes/reset-password.tsx'),
  'reset-password-do': () =>
    import(/* webpackChunkName: "route-reset-password-do" */ './routes/reset-password-do.tsx'),
  'reset-password-undo': () =>
    import(/* webpackChunkName: "route-reset-password-undo" */ './routes/reset-password-undo.tsx'),
  'mail-change-do': () =>
    import(/* webpackChunkName: "route-mail-change-do" */ './routes/mail-change-do.tsx'),
  'mail-change-undo': () =>
    import(/* webpackChunkName: "route-mail-change-undo" */ './routes/mail-change-undo.tsx'),
  appeal: () => import(/* webpackChunkName: "route-appeal" */ './routes/appeal.tsx'),
  'lang-config': () =>
    import(/* webpackChunkName: "route-lang-config" */ './routes/lang-config.tsx'),
  goodbye: () => import(/* webpackChunkName: "route-goodbye" */ './routes/goodbye.tsx'),
  'activate-done': () =>
    import(/* webpackChunkName: "route-activate-done" */ './routes/activate-done.tsx'),
  'activate-error': () =>
    import(/* webpackChunkName: "route-activate-error" */ './routes/activate-error.tsx'),
});
