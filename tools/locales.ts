import { join } from 'node:path';
import { compare } from '../federation/gate/texts/compare.ts';
import { pageTextPlaces, readTexts } from '../federation/gate/texts/read-texts.ts';
import { buttonKeys, tooLong } from './locales/buttons.ts';
import { faultsOf } from './locales/faults.ts';
import { forbiddenIn } from './locales/forbidden.ts';
import { languages } from './locales/languages.ts';
import { declaredLanguages, packagesWithTexts, sourcesOf } from './locales/packages.ts';
import { referencesIn, unusedKeys } from './locales/used-keys.ts';
import { root } from './setup/paths.mjs';

const [reference] = languages;

const forbidden = new Map(languages.map((language) => [language, forbiddenIn(language)]));

/** What is wrong with the texts of one place of a package, in every language. */
function problemsAt(name: string, place: string): string[] {
  const texts = readTexts(join(root, name), place);
  const english = texts.get(reference);
  if (!english) return [`${place} has no ${reference}.json`];
  return languages.flatMap((language) => {
    const own = texts.get(language);
    if (!own) return [`${place} has no ${language}.json`];
    const known = { language, english, forbidden: forbidden.get(language) ?? [] };
    const found = [...compare(english, own, language), ...faultsOf(own, known)];
    return found.map((problem) => `${place}/${language}: ${problem}`);
  });
}

/** Everything wrong with the texts of one package, one line each. */
function problemsOf(name: string): string[] {
  const declared = declaredLanguages(name);
  // Pages and landers of a remote have texts of their own.
  const ofPages = declared ? pageTextPlaces(join(root, name)) : [];
  const problems = ['src/locales', ...ofPages].flatMap((place) => problemsAt(name, place));
  const english = readTexts(join(root, name)).get(reference) ?? new Map();
  if (declared && [...declared].sort().join() !== [...languages].sort().join()) {
    problems.push(
      `remote.json: locales are ${declared.join(', ')}, expected ${languages.join(', ')}`,
    );
  }
  const sources = [...sourcesOf(name)];
  const itself = `useTranslation('${name}')`;
  if (sources.some((source) => source.includes(itself))) {
    problems.push(`${itself}: its own texts need no name, useTranslation() reads them`);
  }
  const unused = unusedKeys(english, name, referencesIn(sources));
  problems.push(...unused.map((key) => `${reference}: ${key} is not used`));
  const onButtons = buttonKeys(sources);
  for (const [language, texts] of readTexts(join(root, name))) {
    problems.push(...tooLong(texts, onButtons).map((problem) => `${language}: ${problem}`));
  }
  return problems;
}

const packages = packagesWithTexts();
const problems = packages.flatMap((name) => problemsOf(name).map((text) => `${name} ${text}`));
for (const problem of problems) console.error(problem);
console.log(
  `texts of ${packages.length} packages in ${languages.join(', ')}: ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
