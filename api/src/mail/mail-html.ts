import { escapeHtml } from '../platform/html.ts';

/** What a mail says, before it is HTML or plain text. */
export interface MailParts {
  siteName: string;
  niche: number;
  language: string;
  preheader: string;
  title: string;
  paragraphs: string[];
  button: { label: string; url: string } | undefined;
  /** Ends this kind of mail. */
  unsubscribe?: { label: string; url: string } | undefined;
  small: string[];
}

/** The fill colour of each niche, 1 to 7. */
const fills = ['#D81E53', '#A92C86', '#B0122E', '#C9402B', '#96305F', '#C41230', '#5B43D6'];

const font = "font-family:'Open Sans',Helvetica,Arial,sans-serif";

/** For mail programs that follow the device; the others show what the inline styles say. */
const dark = `@media (prefers-color-scheme:dark){
.page{background:#140D11!important;color:#FBF0F2!important}
.card{background:#1E151A!important;border-color:#3E3037!important}
.site{color:#FBF0F2!important}
.quiet,.quiet a{color:#D6C2C8!important}
}`;

/** What is not broken at its hyphen: a number that is read out and copied, and what a mail is called. */
const hyphened = /\b(?:[0-9A-Z]+-[0-9A-Z]{4,}\b|[eE]-(?:mail|Mail|post)\p{L}*)/gu;

function inOneLine(html: string): string {
  return html.replace(hyphened, '<span style="white-space:nowrap">$&</span>');
}

/** The HTML part: one column, tables and inline styles, because that is what mail programs read. */
export function mailHtml(parts: MailParts): string {
  const fill = fills[parts.niche - 1] ?? fills[0];
  const paragraphs = parts.paragraphs.map(
    (text) =>
      `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${inOneLine(escapeHtml(text))}</p>`,
  );
  const small = parts.small.map(
    (text) => `<p style="margin:0 0 8px">${inOneLine(escapeHtml(text))}</p>`,
  );
  const { unsubscribe } = parts;
  if (unsubscribe) {
    const { url, label } = unsubscribe;
    small.push(
      `<p style="margin:0"><a href="${escapeHtml(url)}" style="color:#5B464D">${escapeHtml(label)}</a></p>`,
    );
  }
  return `<!doctype html>
<html lang="${parts.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><style>${dark}</style><title>${escapeHtml(parts.title)}</title></head>
<body class="page" style="margin:0;background:#FFF9F7;color:#24131A;${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(parts.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px">
<tr><td class="site" style="padding:0 8px 20px;font-size:22px;font-weight:800;color:${fill}">${escapeHtml(parts.siteName)}</td></tr>
<tr><td class="card" style="padding:36px 32px;background:#FFFFFF;border:1px solid #EADAD6;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:700">${escapeHtml(parts.title)}</h1>
${paragraphs.join('\n')}
${parts.button ? button(parts.button, fill) : ''}
</td></tr>
<tr><td class="quiet" style="padding:20px 8px;font-size:13px;line-height:1.5;color:#5B464D">${small.join('\n')}</td></tr>
</table></td></tr></table></body></html>
`;
}

function button({ label, url }: { label: string; url: string }, fill: string | undefined): string {
  const href = escapeHtml(url);
  const look = `display:inline-block;padding:14px 28px;background:${fill};color:#FFFFFF`;
  return `<p style="margin:24px 0"><a href="${href}" style="${look};border-radius:999px;font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0;font-size:13px;line-height:1.5;color:#5B464D;word-break:break-all"><a href="${href}" style="color:#5B464D">${href}</a></p>`;
}
