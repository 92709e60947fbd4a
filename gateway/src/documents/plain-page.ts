import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './html.ts';
import type { Said } from './own-words.ts';
import { canvas, themeColours } from './theme-colours.ts';

interface PlainPage {
  words: Said;
  /** The site, where it is known. */
  site?: { name: string; niche: string };
  /** What brings the page back by itself. */
  script: string;
}

function plainPage({ words, site, script }: PlainPage, nonce: string): string {
  const { language, title, text, again } = words;
  const name = escapeHtml(site?.name ?? '');
  const { fill } = themeColours(site?.niche ?? 'default');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name ? `${title} · ${name}` : title}</title>
<style nonce="${nonce}">
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;box-sizing:border-box;text-align:center;font:1.0625rem/1.5 system-ui,sans-serif;background:${canvas.light};color:#24131a}
b{color:${fill}}h1{margin:0;font-size:1.75rem}p{margin:0;max-width:28em}
a{margin-top:12px;padding:12px 24px;border-radius:999px;background:${fill};color:#fff;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px;outline-color:${fill}}
@media(prefers-color-scheme:dark){body{background:${canvas.dark};color:#f6ebee}b{color:inherit}}
</style>
</head>
<body>
${name && `<b>${name}</b>`}
<h1>${title}</h1>
<p>${text}</p>
<a href="">${again}</a>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}

/** Answers with a page of the gateway's own, for when there is no other: one file, all within. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const own = `'nonce-${nonce}'`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${own}; script-src ${own}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(page, nonce));
}
