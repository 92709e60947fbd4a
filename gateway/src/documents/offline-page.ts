import { escapeHtml } from './html.ts';
import { canvas, themeColours } from './theme-colours.ts';

interface Site {
  name: string;
  niche: string;
  language: string;
}

const texts: Record<string, { title: string; text: string; again: string }> = {
  en: {
    title: 'You’re offline',
    text: 'As soon as you have a connection again, this page comes back by itself.',
    again: 'Try again',
  },
  nl: {
    title: 'Je bent offline',
    text: 'Zodra je weer verbinding hebt, komt deze pagina vanzelf terug.',
    again: 'Opnieuw proberen',
  },
};

/** What a browser shows that reaches nobody and has no page of a member: one file, all within. */
export function offlinePage({ name, niche, language }: Site, nonce: string): string {
  const words = texts[language] ?? texts.en;
  const { fill } = themeColours(niche);
  return `<!doctype html>
<html lang="${texts[language] ? language : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words?.title} · ${escapeHtml(name)}</title>
<style nonce="${nonce}">
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;box-sizing:border-box;text-align:center;font:1.0625rem/1.5 system-ui,sans-serif;background:${canvas.light};color:#24131a}
b{color:${fill}}h1{margin:0;font-size:1.75rem}p{margin:0;max-width:28em}
a{margin-top:12px;padding:12px 24px;border-radius:999px;background:${fill};color:#fff;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px;outline-color:${fill}}
@media(prefers-color-scheme:dark){body{background:${canvas.dark};color:#f6ebee}b{color:inherit}}
</style>
</head>
<body>
<b>${escapeHtml(name)}</b>
<h1>${words?.title}</h1>
<p>${words?.text}</p>
<a href="">${words?.again}</a>
<script nonce="${nonce}">addEventListener('online',()=>location.reload())</script>
</body>
</html>
`;
}
