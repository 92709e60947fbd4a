import { dialogs, paths } from '@afterglow/shared-state';
import type { SignupFrame } from './use-step-history.ts';

/**
 * For a link to the login: a dialog closes, and its entry of the history is that of the login. An
 * address that was typed comes along in the history, and not in the address of the page.
 */
export const toLogin = (frame: SignupFrame, email = '') => ({
  to: paths.login(),
  state: { email },
  replace: frame === 'dialog',
  onClick: () => dialogs.close('signup'),
});
