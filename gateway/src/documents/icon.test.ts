import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { serveIcon } from './icon.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  serveIcon(app);
});
afterAll(() => app.close());

async function picture(url: string) {
  const answer = await app.inject(url);
  expect(answer).toMatchObject({ statusCode: 200 });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  const { data, info } = await sharp(answer.rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * 4;
    return `#${data.subarray(from, from + 4).toString('hex')}`;
  };
  return { width: info.width, height: info.height, at };
}

/** How wide the white heart is, as a share of the icon. */
function heartOf({ width, at }: Awaited<ReturnType<typeof picture>>): number {
  const row = Array.from({ length: width }, (_, x) => at(x, Math.round(width * 0.47)));
  return row.filter((pixel) => pixel === '#ffffffff').length / width;
}

test.each([
  ['any', 192, 0.72],
  ['any', 512, 0.72],
  ['maskable', 512, 0.5],
  ['apple', 180, 0.6],
])(
  'an icon %s of %i pixels has the colours of its theme and a heart of its share',
  async (purpose, size, share) => {
    const icon = await picture(`/app-icon/gay-${purpose}-${size}.png`);
    expect([icon.width, icon.height]).toEqual([size, size]);
    // Round at the corners, but for what phones cut themselves.
    expect(icon.at(0, 0)).toBe(purpose === 'any' ? '#00000000' : '#5b43d6ff');
    expect(icon.at(1, size / 2)).toBe('#5b43d6ff');
    expect(Math.abs(heartOf(icon) - share * 0.8)).toBeLessThan(0.03);
  },
);

test.each([
  '/app-icon/gay-any-193.png',
  '/app-icon/gay-round-192.png',
  '/app-icon/gay-constructor-192.png',
  '/app-icon/toString-any-192.png',
  '/app-icon/other-any-192.png',
  '/app-icon/gay-any-192.pngx',
  '/app-icon/xgay-any-192.png',
  '/app-icon/1gay-any-192.png',
  '/share/other.png',
  '/share/gay.pngx',
  '/share/1gay.png',
])('%s is not there', async (url) => {
  expect(await app.inject(url)).toMatchObject({ statusCode: 404, body: 'not found' });
});

test('what a shared link shows is as large as places show it, in the colours of the theme', async () => {
  const { width, height, at } = await picture('/share/gay.png');
  expect([width, height]).toEqual([1200, 630]);
  expect(at(2, 2)).not.toBe(at(1198, 628));
  expect(at(600, 315)).toBe('#ffffffff');
});

test('the icon of the tab, also for who asks for it as browsers once did', async () => {
  const { headers, body } = await app.inject('/icon.svg');
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': 'public, max-age=86400',
  });
  expect(body).toMatch(/^<svg .*#D81E53.*<\/svg>$/);
  const { statusCode, headers: elsewhere } = await app.inject('/favicon.ico');
  expect([statusCode, elsewhere.location]).toEqual([301, '/icon.svg']);
});
