import { dialogs, paths } from '@afterglow/shared-state';
import type { SignupFrame } from './use-step-history.ts';

/** For a link to the login: a dialog closes, and its entry of the history is that of the login. */
export const toLogin = (frame: SignupFrame) => ({
  to: paths.login(),
  replace: frame === 'dialog',
  onClick: () => dialogs.close('signup'),
});
