import { tokenSecret } from '../identity/tokens.ts';
import type { Context } from '../platform/context.ts';
import { translator } from '../platform/texts.ts';
import type { Site } from '../sites/site.ts';
import { siteOrigin } from '../sites/site-origin.ts';
import { type MailParts, mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** Each has its texts under `mail.<template>` in the locales. */
export type MailTemplate =
  | 'activation'
  | 'welcome'
  | 'password_reset'
  | 'password_changed'
  | 'email_change'
  | 'email_changed'
  | 'receipt'
  | 'mandate'
  | 'verified'
  | 'verification_refused'
  | 'fraud_notice'
  | 'report_receipt'
  | 'report_decided'
  | 'measure_taken'
  | 'appeal_granted'
  | 'appeal_rejected';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Writes a mail in its language, in the name and colour of its site. */
export function renderMail(
  ctx: Context,
  site: Site,
  template: string,
  language: string,
  data: Record<string, string>,
): RenderedMail {
  const t = translator(language);
  const values = { ...data, site: site.name };
  const text = (name: string) => t(`mail.${template}.${name}`, { ...values, defaultValue: '' });
  const { path, token_id } = data;
  const url = path && siteOrigin(ctx.env, site) + path + linkToken(ctx, token_id);
  const parts: MailParts = {
    siteName: site.name,
    niche: site.settings.niche,
    language,
    preheader: text('preheader'),
    title: text('title'),
    paragraphs: text('body').split('\n').filter(Boolean),
    button: url ? { label: text('button'), url } : undefined,
    small: [text('note'), t('mail.footer', values)].filter(Boolean),
  };
  return { subject: text('subject'), html: mailHtml(parts), text: mailText(parts) };
}

function linkToken(ctx: Context, tokenId: string | undefined): string {
  return tokenId ? `?token=${tokenSecret(ctx, tokenId)}` : '';
}
