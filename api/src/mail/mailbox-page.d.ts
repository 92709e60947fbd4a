import type { StoredMail } from './read-mailbox.ts';
/** The list on the left, the chosen mail on the right; the list alone refreshes itself. */
export declare function mailboxPage(mails: StoredMail[], open: StoredMail | undefined): string;
