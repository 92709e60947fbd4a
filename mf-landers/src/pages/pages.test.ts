import remote from '../../remote.json';
import {
  type PageTexts,
  pageTextsAddress,
  sectionsOf,
  sharing,
} from '../features/pages/page-texts.ts';

const pages = remote.routes
  .filter((route) => route.page === 'pages')
  .map((route) => (route.setting ? route.name : route.path.replace('/pages/', '')));

async function read(page: string, language: string): Promise<PageTexts> {
  return (await import(`./${page}/${language}.json`)).default;
}

const shapeOf = ({ sections }: PageTexts) =>
  sections.map(({ id, body }) => [
    id,
    ...body.map((block) => Array.isArray(block) && block.length),
  ]);

const marksIn = (texts: PageTexts) =>
  [...JSON.stringify(texts).matchAll(/\{\{\w+\}\}|\]\([^)]+\)/g)].map(([mark]) => mark);

test.each(pages)('%s says the same in all languages', async (page) => {
  const english = await read(page, 'en');
  for (const language of remote.locales) {
    const texts = await read(page, language);
    expect(shapeOf(texts)).toEqual(shapeOf(english));
    expect(new Set(marksIn(texts))).toEqual(new Set(marksIn(english)));
  }
});

test.each(pages)('%s says where its texts are', async (page) => {
  const { pathname } = await pageTextsAddress(page)('pl');
  expect(pathname).toMatch(new RegExp(`/pages/${page}/pl\\.json$`));
});

test.each(pages)('%s only links to pages that exist', async (page) => {
  const links = marksIn(await read(page, 'en')).filter((mark) => mark.startsWith('](/'));
  const known = [...pages, '/withdrawal'];
  for (const link of links) expect(known).toContain(link.slice(2, -1).replace('/pages/', ''));
});

/** Days on which banks work, as each language says it. */
const workingDays =
  /working days|bankdage|bankdagar|Werktage|días hábiles|arkipäivän|jours ouvrés|giorno lavorativo|virkedager|werkdagen|dni roboczych/;

test('whoever pays in a way that takes days is not told to ask after an hour', async () => {
  for (const language of remote.locales) {
    const { sections } = await read('faq', language);
    expect(String(sections.find(({ id }) => id === 'paid')?.body)).toMatch(workingDays);
  }
});

test('who was banned is promised the withdrawal there is, in its days and without a login', async () => {
  for (const language of remote.locales) {
    const { sections } = await read('ban', language);
    const credits = sections.find(({ id }) => id === 'credits')?.body;
    expect(credits).toEqual([expect.stringMatching(/\{\{days\}\}.*\]\(\/withdrawal\)/)]);
  }
});

test('the terms name what is done about a report, as the page on bans does: no half of an account', async () => {
  for (const language of remote.locales) {
    const sectionOf = async (page: string, wanted: string) =>
      (await read(page, language)).sections.find(({ id }) => id === wanted);
    const done = String((await sectionOf('terms', 'conduct'))?.body[1]);
    const warning = (await sectionOf('ban', 'warning'))?.title.split(' ').at(-1) ?? '';
    // Its beginning: some languages decline it.
    expect(done.toLowerCase()).toContain(warning.slice(0, 5).toLowerCase());
    expect(done).not.toMatch(/limit|restri|einschränk|beperk|begr[æeä]ns|rajoit|ogranicz/i);
  }
});

test('the privacy page says of other sites exactly when members are shared with them', async () => {
  for (const language of remote.locales) {
    const { sections } = await read('privacy', language);
    const shown = (member_resell: boolean) =>
      sectionsOf(sections, { member_resell }).map(({ id }) => id);
    expect(shown(true)).toContain('sites');
    expect(shown(false)).toEqual(shown(true).filter((id) => id !== 'sites'));
  }
});

test.each([
  [true, { tradenames: ['A', 'B', 'C'], joined: ['A', 'B'] }, ['A', 'B'], true],
  // The other site of the company has not joined.
  [true, { tradenames: ['A', 'B', 'C'], joined: ['A'] }, ['A'], false],
  [false, { tradenames: ['A', 'B', 'C'], joined: ['A'] }, ['A'], false],
  // A server that does not say, or did not answer: rather too much than too little.
  [true, { tradenames: ['A', 'B', 'C'] }, ['A', 'B', 'C'], true],
  [true, null, ['A'], true],
])('with member_resell %p, a company of %j names %j', (member_resell, company, sites, isShared) => {
  expect(sharing({ name: 'A', member_resell }, company)).toEqual({
    sites,
    member_resell: isShared,
  });
});
