import type { MailParts } from './templates.ts';
/** The HTML part: one column, tables and inline styles, because that is what mail programs read. */
export declare function mailHtml(parts: MailParts): string;
