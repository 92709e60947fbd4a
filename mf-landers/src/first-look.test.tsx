import remote from '../remote.json' with { type: 'json' };
import { drawnPage } from './testing/drawn.ts';

const landers = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'tinderswipe',
  'transitionsvideolanding',
  'video',
].map((name) => ['landers', `/landers/${name}`]);
const pages = remote.routes
  .filter(({ page }) => page === 'pages')
  .map(({ name, path }) => [name, path.replace(':statement', 'token')]);
const every = [['index', '/'], ...landers, ...pages] as [string, string][];

test.each(
  every.flatMap(([route, pathname]) =>
    remote.locales.map((language) => [pathname, language, route] as const),
  ),
)('%s in %s stands whole before any script', async (pathname, language, route) => {
  const page = await drawnPage({ route, pathname, language });
  expect(page?.html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(page?.open).toEqual([]);
  // Neither a name of a text, nor a value that nobody put in, nor what is still loading.
  expect(page?.html.replace(/<[^>]+>/g, ' ')).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z.]|\{\{|\}\}/);
  expect(page?.html).not.toMatch(/class="sk[ "-]|aria-busy/);
  // What a site says of itself is text.
  expect(page?.html).not.toContain('<b>Glow</b>');
});

test('each niche has its own words and faces, and an address its network', async () => {
  const gay = await drawnPage({ route: 'index', pathname: '/', site: { niche_name: 'gay' } });
  const plain = await drawnPage({ route: 'index', pathname: '/', search: '?network=spring' });
  expect(gay?.asked.join()).toContain('gender=male');
  expect(plain?.asked.join()).toContain('network=spring');
  const headline = (html = '') => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  expect(headline(gay?.html)).not.toBe(headline(plain?.html));
});

test('whom a partner sent finds the way in on later pages, too, before any script', async () => {
  const site = { signups: 'with_trafficsource' };
  const at = { route: 'index', pathname: '/', site };
  expect((await drawnPage(at))?.html).not.toContain('<form');
  expect((await drawnPage({ ...at, network: 'spring' }))?.html).toContain('<form');
});

test('who is fictional says so, and who is not does not', async () => {
  const { html = '' } = (await drawnPage({ route: 'landers', pathname: '/landers/gallery' })) ?? {};
  const photos = html.split('<img').slice(1);
  const real = photos.filter((photo) => photo.includes('Name1,'));
  expect(real.length).toBeGreaterThan(0);
  for (const photo of photos) expect(photo.includes('Fictional')).toBe(!real.includes(photo));
});

test('a site that shows nobody has its pages all the same', async () => {
  for (const [route, pathname] of [['index', '/'], ...landers] as [string, string][]) {
    const page = await drawnPage({ route, pathname, faces: [] });
    expect(page?.html).toContain('<h1');
    expect(page?.html).not.toContain('<img');
  }
});

test('an audience chooses headline and faces; one that nobody made has no page', async () => {
  const women = await drawnPage({ route: 'landers', pathname: '/landers/gallery/women' });
  expect(women?.html).toContain('Women worth a hello');
  expect(women?.asked.join()).toContain('gender=female');
  await expect(
    drawnPage({ route: 'landers', pathname: '/landers/gallery/nobody' }),
  ).rejects.toThrow();
});

test('forms go on by post, so nothing of a person stands in an address', async () => {
  for (const [route, pathname] of every) {
    const { html = '' } = (await drawnPage({ route, pathname })) ?? {};
    for (const [form] of html.matchAll(/<form[^>]*>/g)) expect(form).toMatch(/method="post"/);
  }
});
