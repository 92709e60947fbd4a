import { tokenSecret } from '../identity/tokens.ts';
import type { Context } from '../platform/context.ts';
import { translator } from '../platform/texts.ts';
import { isNotice, type NoticeType } from '../settings/notices.ts';
import type { Site } from '../sites/site.ts';
import { siteOrigin } from '../sites/site-origin.ts';
import { type MailParts, mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';

/** Each has its texts under `mail.<template>` in the locales. */
export type MailTemplate =
  | NoticeType
  | 'activation'
  | 'welcome'
  | 'password_reset'
  | 'password_changed'
  | 'new_device'
  | 'passkey_added'
  | 'passkey_removed'
  | 'email_change'
  | 'email_changed'
  | 'account_deleted'
  | 'deletion_reminder'
  | 'way_back'
  | 'account_restored'
  | 'complaint_received'
  | 'complaint_answered'
  | 'receipt'
  | 'refund'
  | 'charged_back'
  | 'sent_back'
  | 'mandate'
  | 'withdrawal_link'
  | 'withdrawal'
  | 'verified'
  | 'verification_refused'
  | 'fraud_notice'
  | 'report_receipt'
  | 'report_decided'
  | 'measure_taken'
  | 'appeal_granted'
  | 'appeal_rejected'
  | 'terms_change';

export interface RenderedMail {
  subject: string;
  /** Where a mail program ends this kind of mail, for those that a member can do without. */
  unsubscribeUrl?: string;
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
  userId: string | null = null,
): RenderedMail {
  const t = translator(language);
  const values = { ...unsaid, ...data, ...countIn(data), site: site.name };
  const text = (name: string) => t(`mail.${template}.${name}`, { ...values, defaultValue: '' });
  const { path, token_id } = data;
  const origin = siteOrigin(ctx.env, site);
  const url = path && origin + path + linkToken(ctx, token_id);
  const off =
    isNotice(template) && userId ? `?token=${unsubscribeToken(ctx, userId, template)}` : '';
  // Visitors who complain have no account that they would get it for.
  const footer = userId === null ? '' : t(off ? 'mail.footer_notice' : 'mail.footer', values);
  // Queued by a release after this one, which sends it: nobody is mailed nothing.
  const subject = text('subject');
  if (!subject) throw new Error(`There are no texts for the mail "${template}".`);
  const parts: MailParts = {
    siteName: site.name,
    niche: site.settings.niche,
    language,
    preheader: text('preheader'),
    title: text('title'),
    paragraphs: text('body').split('\n').filter(Boolean),
    button: url ? { label: text('button'), url } : undefined,
    unsubscribe: off
      ? { label: t('mail.unsubscribe'), url: `${origin}/notifications/off${off}` }
      : undefined,
    small: [text('note'), footer].filter(Boolean),
  };
  return {
    subject,
    ...(off && { unsubscribeUrl: `${origin}/api/unsubscribe.php${off}` }),
    html: mailHtml(parts),
    text: mailText(parts),
  };
}

/** Sentences that are not true of everybody; mails queued by the release before have none. */
const unsaid = { fits: '', first: '', passkeys: '', premium: '' };

/** What plural forms go by. Mails queued by the release before tell their credits in figures alone. */
function countIn({ count, credits }: Record<string, string>): { count?: number } {
  const figures = count ?? credits?.replace(/\D/g, '');
  return figures === undefined ? {} : { count: Number(figures) };
}

function linkToken(ctx: Context, tokenId: string | undefined): string {
  return tokenId ? `?token=${tokenSecret(ctx, tokenId)}` : '';
}
