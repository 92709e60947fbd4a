import type { MailParts } from './templates.ts';
/** The plain part of a mail. */
export declare function mailText(parts: MailParts): string;
