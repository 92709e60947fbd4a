import remote from '../remote.json' with { type: 'json' };
import type { PageTexts } from './features/pages/page-texts.ts';

// Drawn in Node when it is built; the browser of the tests lacks what React asks for there.
class Unused {
  port1 = {};
  port2 = {};
  encode = () => new Uint8Array();
}
Object.assign(globalThis, { MessageChannel: Unused, TextEncoder: Unused });
const { draw } = await import('./first-look.tsx');

/** What the gateway can put in (gateway/src/documents/site-values.ts). */
const known = [
  ...['site', 'days', 'email', 'credits', 'fictional', 'member_resell'],
  ...['company', 'street', 'city', 'country', 'number', 'vat', 'tradenames'],
  ...['phone', 'phone_address', 'terms_date'],
];

const pages = remote.routes
  .filter((route) => route.page === 'pages')
  .map((route) => (route.setting ? route.name : route.path.replace('/pages/', '')));

async function drawn(page: string, language: string) {
  const json = { with: { type: 'json' } };
  const texts: PageTexts = (await import(`./pages/${page}/${language}.json`, json)).default;
  const locale = (await import(`./locales/${language}.json`, json)).default;
  return { texts, html: draw({ page, language, texts, locale }) };
}

const cases = pages.flatMap((page) => remote.locales.map((language) => [page, language] as const));

test.each(cases)(
  '%s in %s has all its sections, and wants nothing unknown',
  async (page, language) => {
    const { texts, html } = await drawn(page, language);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    for (const { id } of texts.sections) expect(html).toContain(`<h2 id="${id}">`);
    const open: string[] = [];
    for (const [, mark = '', name = ''] of html.matchAll(/\{\{([#^/]?)(\w+)\}\}/g)) {
      expect(known).toContain(name);
      if (mark === '/') expect(open.pop()).toBe(name);
      else if (mark) open.push(name);
    }
    expect(open).toEqual([]);
    // Nothing that the interpolation of a text left half done.
    expect(html.replace(/\{\{[#^/]?\w+\}\}/g, '')).not.toMatch(/[{}]/);
  },
);

test('a section for some sites is marked, in the text and in its contents', async () => {
  const { html } = await drawn('privacy', 'en');
  expect(html).toMatch(/\{\{#member_resell\}\}<h2 id="sites">.*\{\{\/member_resell\}\}/);
  expect(html).toMatch(
    /\{\{#member_resell\}\}<li><a href="#sites">[^<]*<\/a><\/li>\{\{\/member_resell\}\}/,
  );
});

test('the date, the field and the company stand where the page has them', async () => {
  expect((await drawn('terms', 'nl')).html).toContain('Versie van {{terms_date}}');
  expect((await drawn('faq', 'en')).html).toMatch(/<input[^>]*type="search"/);
  expect((await drawn('cookies', 'en')).html).not.toContain('{{company}}');
  expect((await drawn('return-policy', 'en')).html).toContain('{{#phone}}');
});
