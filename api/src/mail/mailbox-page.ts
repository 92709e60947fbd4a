import { escapeHtml } from '../platform/html.ts';
import type { StoredMail } from './read-mailbox.ts';

/** The list on the left, the chosen mail on the right; the list alone refreshes itself. */
export function mailboxPage(mails: StoredMail[], open: StoredMail | undefined): string {
  const refresh = open ? '' : '<meta http-equiv="refresh" content="5">';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mailbox (${mails.length})</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">${refresh}<style>/*style*/</style></head>
<body class="${open ? 'reading' : ''}">
<header><h1><a href="/mailbox">Mailbox</a></h1>
<p>Every mail the sites send, kept on this machine.</p>
<a class="refresh" href="/mailbox">Refresh</a></header>
<main><nav aria-label="Mails">${list(mails, open)}</nav>${open ? reading(open) : placeholder(mails)}</main>
</body></html>`;
}

function list(mails: StoredMail[], open: StoredMail | undefined): string {
  if (mails.length === 0) return '<p class="empty">No mail yet. Sign up, and one arrives here.</p>';
  const rows = mails.map((mail) => {
    const current = mail.id === open?.id ? ' aria-current="page"' : '';
    return `<li><a href="/mailbox/${mail.id}"${current}>
<span class="to">${escapeHtml(mail.to)}</span><time datetime="${mail.date}">${clockTime(mail.date)}</time>
<strong>${escapeHtml(mail.subject)}</strong><span class="from">${escapeHtml(mail.from.name)}</span></a></li>`;
  });
  return `<ul>${rows.join('\n')}</ul>`;
}

function placeholder(mails: StoredMail[]): string {
  return mails.length === 0 ? '' : '<p class="choose">Choose a mail to read it.</p>';
}

function reading(mail: StoredMail): string {
  return `<article><a class="back" href="/mailbox">All mails</a>
<h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>From</dt><dd>${escapeHtml(mail.from.name)} &lt;${escapeHtml(mail.from.address)}&gt;</dd>
<dt>To</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>Date</dt><dd><time datetime="${mail.date}">${mail.date.replace('T', ' ').slice(0, 19)} UTC</time></dd></dl>
${files(mail)}<iframe title="The mail" src="/mailbox/${mail.id}/body"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details></article>`;
}

function files({ id, attachments = [] }: StoredMail): string {
  const links = attachments.map(
    ({ filename }, index) =>
      `<li><a href="/mailbox/${id}/files/${index}" download>${escapeHtml(filename)}</a></li>`,
  );
  return links.length === 0 ? '' : `<ul class="files" aria-label="Files">${links.join('')}</ul>`;
}

function clockTime(iso: string): string {
  return iso.slice(5, 16).replace('T', ' ');
}
