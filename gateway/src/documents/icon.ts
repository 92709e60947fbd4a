import type { FastifyInstance, FastifyReply } from 'fastify';
import { iconSizes } from './manifest.ts';
import { isTheme, themeColours } from './theme-colours.ts';

const heart =
  'M14 29C6 23 2 18.500 2 13.500 2 9.900 4.900 7 8.400 7c2.300 0 4.400 1.200 5.600 3.100C15.200 8.200 17.300 7 19.600 7 23.100 7 26 9.900 26 13.500 26 18.500 22 23 14 29z';

/** The heart of the logo with its evening glow, drawn for the tab. */
const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="20" cy="12" r="9" fill="#FF8A5B"/><path fill="#D81E53" d="${heart}"/></svg>`;

/** How much of the side the heart takes; phones cut a maskable one into any shape. */
const share = { any: 0.72, maskable: 0.5, apple: 0.6 };

/**
 * For a home screen, in the colours of a theme. Apple's has no transparency and rounds its corners
 * itself; a maskable one is coloured to its edges.
 */
function appIcon(niche: string, purpose: keyof typeof share): string {
  const { fill, accent } = themeColours(niche);
  const scale = 1.1 * share[purpose];
  const place = `translate(16 16) scale(${scale}) translate(-15.5 -16)`;
  const corner = purpose === 'any' ? 7 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${fill}"/><g transform="${place}"><circle cx="20" cy="12" r="9" fill="${accent}"/><path fill="#fff" d="${heart}"/></g></svg>`;
}

/** As large as the places where links are shared show it, in pixels. */
export const shareSize = { width: 1200, height: 630 };

/** What stands beside a shared link: the evening of a theme, without a face and without words. */
function sharePicture(niche: string): string {
  const { fill, accent } = themeColours(niche);
  const { width, height } = shareSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="a" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#140d11"/><stop offset="0.55" stop-color="${fill}"/><stop offset="1" stop-color="${accent}"/></linearGradient><radialGradient id="b"><stop offset="0" stop-color="${accent}" stop-opacity="0.9"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#a)"/><circle cx="690" cy="230" r="330" fill="url(#b)"/><g transform="translate(${width / 2} ${height / 2}) scale(11) translate(-15.5 -16)"><circle cx="20" cy="12" r="9" fill="${accent}"/><path fill="#fff" d="${heart}"/></g></svg>`;
}

/** The library is large and needed once per icon, so a gateway starts without it. */
async function drawPng(svg: string, size?: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  if (size === undefined) return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  const density = 72 * (size / 32);
  return sharp(Buffer.from(svg), { density }).resize(size).png().toBuffer();
}

const isPurpose = (text: string): text is keyof typeof share => Object.hasOwn(share, text);

export function serveIcon(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<Buffer>>();
  async function sendPng(reply: FastifyReply, name: string, draw: () => Promise<Buffer>) {
    const known = drawn.get(name) ?? draw();
    drawn.set(name, known);
    reply.header('cache-control', 'public, max-age=86400').type('image/png');
    return reply.send(await known);
  }
  const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('not found');
  const sizes = new Set<number>([180, ...iconSizes]);

  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(tabIcon),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 301));

  app.get<{ Params: { file: string } }>('/app-icon/:file', async (request, reply) => {
    const { file } = request.params;
    const [, niche = '', purpose = '', digits] = /^([a-z]+)-([a-z]+)-(\d+)\.png$/.exec(file) ?? [];
    const size = Number(digits);
    if (!isPurpose(purpose) || !isTheme(niche) || !sizes.has(size)) return missing(reply);
    return sendPng(reply, file, () => drawPng(appIcon(niche, purpose), size));
  });

  app.get<{ Params: { file: string } }>('/share/:file', async (request, reply) => {
    const niche = /^([a-z]+)\.png$/.exec(request.params.file)?.[1] ?? '';
    if (!isTheme(niche)) return missing(reply);
    return sendPng(reply, `share ${niche}`, () => drawPng(sharePicture(niche)));
  });
}
