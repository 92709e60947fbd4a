import type { FastifyInstance } from 'fastify';
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

/** The library is large and needed once per icon, so a gateway starts without it. */
async function drawPng(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const density = 72 * (size / 32);
  return sharp(Buffer.from(svg), { density }).resize(size).png().toBuffer();
}

const isPurpose = (text: string): text is keyof typeof share => text in share;

export function serveIcon(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<Buffer>>();
  const sizes = new Set<number>([180, ...iconSizes]);

  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(tabIcon),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 301));

  app.get<{ Params: { file: string } }>('/app-icon/:file', async (request, reply) => {
    const { file } = request.params;
    const [, niche = '', purpose = '', digits] = /^([a-z]+)-([a-z]+)-(\d+)\.png$/.exec(file) ?? [];
    const size = Number(digits);
    if (!isPurpose(purpose) || !isTheme(niche) || !sizes.has(size)) {
      return reply.code(404).type('text/plain').send('not found');
    }
    const known = drawn.get(file);
    const icon = known ?? drawPng(appIcon(niche, purpose), size);
    drawn.set(file, icon);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(await icon);
  });
}
