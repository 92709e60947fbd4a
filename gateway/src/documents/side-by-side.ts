import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { apiClient } from '../api/api-client.ts';
import { escapeHtml } from './html.ts';
import { themeNames } from './theme-colours.ts';

const sideBySidePath = '/side-by-side';

/** A page as one of its readers gets it. */
interface View {
  label: string;
  url: string;
}

/** In every theme as it is, and in every language of the site. */
function viewsOf(url: URL, languages: string[]): View[] {
  const path = url.pathname.slice(sideBySidePath.length) || '/';
  const view = (name: string, value: string): View => {
    const query = new URLSearchParams(url.searchParams);
    query.set(name, value);
    return { label: value, url: `${path}?${query}` };
  };
  return [
    ...themeNames.map((name) => view('niche', name)),
    ...languages.map((code) => view('lang', code)),
  ];
}

/**
 * Who makes pages has answered the entry warning. All at once would be too slow for the time that a
 * page has to stand: each begins when the one before it has its heading.
 */
const script = `
localStorage.setItem('hide-site-entry-warning', '1');
const frames = [...document.querySelectorAll('iframe')];
function next() {
  const frame = frames.shift();
  if (!frame) return;
  frame.src = frame.dataset.src;
  const isThere = () => frame.contentDocument?.querySelector('h1') ? next() : setTimeout(isThere, 100);
  frame.addEventListener('load', isThere, { once: true });
}
next();
next();
`;

const frame = ({ label, url }: View): string => `<figure>
<figcaption><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></figcaption>
<iframe data-src="${escapeHtml(url)}" title="${escapeHtml(label)}"></iframe>
</figure>
`;

/**
 * Beside a remote in work: a page in all themes and languages at once, as a phone shows it, each
 * reloading with the words and styles one changes. `/side-by-side/landers/summer` shows
 * `/landers/summer`; its query goes to every one.
 */
export function serveSideBySide(app: FastifyInstance, api: ReturnType<typeof apiClient>): void {
  app.get(`${sideBySidePath}/*`, async (request, reply) => {
    const url = new URL(`http://site${request.url}`);
    const site = await api.settings(request, url.searchParams);
    const views = viewsOf(url, site.kind === 'ok' ? site.settings.languages : []);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(url.pathname.slice(sideBySidePath.length))}</title>
<style nonce="${nonce}">
body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;font:1rem system-ui,sans-serif}
figure{margin:0}
iframe{width:390px;height:760px;border:1px solid #8886;border-radius:16px}
</style>
${views.map(frame).join('')}<script nonce="${nonce}">${script}</script>
</html>
`);
  });
}
