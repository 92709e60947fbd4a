import * as account from './mf-account.ts';
import * as signup from './mf-auth-signup.ts';
import * as chat from './mf-chat.ts';
import * as landers from './mf-landers.ts';
import * as members from './mf-members.ts';
import * as payments from './mf-payments.ts';
import * as shell from './shell.ts';

/**
 * What a person does and sees in each package, by its name: the words, places and order of steps
 * that its own revision has. An older release is used through the page object of its revision.
 */
export const pageObjects = {
  shell,
  'mf-account': account,
  'mf-auth-signup': signup,
  'mf-chat': chat,
  'mf-landers': landers,
  'mf-members': members,
  'mf-payments': payments,
};

export type PageObjects = typeof pageObjects;
