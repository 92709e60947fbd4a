import { join } from 'node:path';
import { compare } from '../federation/gate/texts/compare.ts';
import { readTexts } from '../federation/gate/texts/read-texts.ts';
import { languages } from './locales/languages.ts';
import { declaredLanguages, packagesWithTexts, sourcesOf } from './locales/packages.ts';
import { referencesIn, unusedKeys } from './locales/used-keys.ts';
import { root } from './setup/paths.mjs';

const [reference] = languages;

/** Everything wrong with the texts of one package, one line each. */
function problemsOf(name: string): string[] {
  const texts = readTexts(join(root, name));
  const english = texts.get(reference);
  if (!english) return [`${reference}: there is no ${reference}.json`];
  const problems = languages.flatMap((language) => {
    const own = texts.get(language);
    if (!own) return [`${language}: there is no ${language}.json`];
    return compare(english, own, language).map((problem) => `${language}: ${problem}`);
  });
  const declared = declaredLanguages(name);
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
  return [...problems, ...unused.map((key) => `${reference}: ${key} is not used`)];
}

const packages = packagesWithTexts();
const problems = packages.flatMap((name) => problemsOf(name).map((text) => `${name} ${text}`));
for (const problem of problems) console.error(problem);
console.log(
  `texts of ${packages.length} packages in ${languages.join(', ')}: ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
