import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { spokenLanguages, unavailableWords } from './own-words.ts';

const html = readFileSync(join(import.meta.dirname, '../../../deploy/away.html'), 'utf8');
const section = /<section lang="(\w\w)"( hidden)?><h1>(.*?)<\/h1><p>(.*?)<\/p><\/section>/g;

/** The page as a browser with these languages shows it; with none as one without scripts. */
function pageFor(...languages: string[]) {
  const sections = [...html.matchAll(section)].map(([, lang, hidden, title, text]) => ({
    ...{ lang, hidden: hidden !== undefined, title, text },
    querySelector: () => ({ textContent: title }),
  }));
  const document = {
    documentElement: { lang: /<html lang="(\w\w)">/.exec(html)?.[1] },
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    querySelectorAll: () => sections,
    querySelector: (wanted: string) =>
      sections.find(({ lang }) => wanted === `section[lang=${lang}]`) ?? null,
  };
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  runInNewContext(script, { document, navigator: { languages } });
  return { ...document, shown: sections.filter(({ hidden }) => !hidden) };
}

test('what proxies show while nothing stands behind them says it as the gateway does, in every language', () => {
  for (const language of spokenLanguages) {
    const { shown, title, documentElement } = pageFor(`${language}-XX`, 'en');
    const words = unavailableWords(language);
    expect(shown).toMatchObject([{ lang: language, title: words.title, text: words.text }]);
    expect([documentElement.lang, title]).toEqual([language, words.title]);
  }
});

test.each([
  [['nn-NO'], 'nb'],
  [['no', 'en'], 'nb'],
  [['tr', 'fi-FI', 'en'], 'fi'],
  [['tr'], 'en'],
  [[], 'en'],
])('whoever reads %j has it in %s', (wanted, told) => {
  const { shown, title, documentElement } = pageFor(...wanted);
  expect(shown.map(({ lang }) => lang)).toEqual([told]);
  expect([documentElement.lang, title]).toEqual([told, unavailableWords(told).title]);
});

test('it needs nothing else of the product, and comes back by itself, without a script too', () => {
  expect(html).toContain('<meta http-equiv="refresh" content="5">');
  expect(html).not.toMatch(/ src=|url\(|<link/);
});
