import { offlineWords, spokenLanguages, unavailableWords } from './own-words.ts';
import { withoutScript } from './without-script.ts';

const pages = { unavailable: unavailableWords, offline: offlineWords };

test.each(Object.entries(pages))(
  '%s: each language has all words, and its own',
  (_page, wordsFor) => {
    expect(spokenLanguages).toHaveLength(11);
    const all = spokenLanguages.map(wordsFor);
    for (const said of all)
      for (const word of Object.values(said)) expect(word).toMatch(/\p{L}{2}/u);
    expect(all.map(({ language }) => language)).toEqual(spokenLanguages);
    expect(new Set(all.map(({ text }) => text)).size).toBe(spokenLanguages.length);
  },
);

test('what nobody speaks is said in English', () => {
  for (const wordsFor of Object.values(pages)) expect(wordsFor('pt')).toEqual(wordsFor('en'));
  expect(withoutScript('pt')).toBe(withoutScript('en'));
});

test('without scripts each language says what to do', () => {
  const said = spokenLanguages.map(withoutScript);
  for (const text of said) expect(text).toContain('JavaScript');
  expect(new Set(said).size).toBe(spokenLanguages.length);
});
