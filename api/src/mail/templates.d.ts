import type { Context } from '../platform/context.ts';
import type { Site } from '../settings/site-settings.ts';
/** Each has its texts under `mail.<template>` in the locales. */
export declare const mailTemplates: readonly ['activation', 'welcome', 'password_reset', 'password_changed'];
export type MailTemplate = (typeof mailTemplates)[number];
export type RenderedMail = {
    subject: string;
    html: string;
    text: string;
};
export type MailParts = {
    siteName: string;
    niche: number;
    language: string;
    preheader: string;
    title: string;
    paragraphs: string[];
    button: {
        label: string;
        url: string;
    } | undefined;
    small: string[];
};
/** Writes a mail in its language, in the name and colour of its site. */
export declare function renderMail(ctx: Context, site: Site, template: string, language: string, data: Record<string, string>): RenderedMail;
