import { isSmartphone } from '../browser/device.ts';
import { navigateTo } from '../browser/navigation.ts';
import { paths } from '../paths/paths.ts';
import { readGiven } from '../rules/read-given.ts';
import { type Dialogs, dialogs } from './dialogs.ts';
import { session } from './session.ts';

/**
 * Asks a visitor to sign up: in a dialog, or on its own page on a smartphone. Members go to the
 * member search. What the visitor has filled in already comes along.
 */
export function requestSignup(input: Dialogs['signup'] = {}): void {
  if (session.isMember()) {
    navigateTo(paths.members());
  } else if (isSmartphone()) {
    signupInput = input;
    navigateTo(paths.signup());
  } else {
    dialogs.open('signup', input);
  }
}

let signupInput: Dialogs['signup'] = {};

/** What a form told that was sent before the page could take it; others may have written it. */
export function startSignupInput(given: Record<string, string> = {}): void {
  signupInput = readGiven(given);
}

/** For the sign-up page: what `requestSignup` was called with; given out once. */
export function takeSignupInput(): Dialogs['signup'] {
  const input = signupInput;
  signupInput = {};
  return input;
}

/** Nobody finds what somebody before them answered; the remote of sign-up keeps it under this name. */
export function forgetSignup(): void {
  signupInput = {};
  try {
    sessionStorage.removeItem('signup-draft');
  } catch {
    // What forbids removing forbade keeping it as well.
  }
}
