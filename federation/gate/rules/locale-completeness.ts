import type { Problem } from '../problem.ts';
import { compare } from '../texts/compare.ts';
import type { Texts } from '../texts/texts.ts';

/** The language the others are held against. */
const reference = 'en';

/**
 * Every language whole: the same keys, plural forms and placeholders as the reference.
 *
 * @param texts as written, by language; the built files are filled up from another language
 * @param declared `locales` of remote.json; absent for the shell
 * @param spoken languages of the live shell
 * @param place where they lie in their package
 */
export function localeProblems(
  texts: Map<string, Texts>,
  declared: string[] | undefined,
  spoken: string[],
  place = 'src/locales',
): Problem[] {
  const problem = (message: string, advice: string) => ({ rule: 'texts', message, advice });
  const base = texts.get(reference);
  if (!base) return [problem(`there are no texts in ${reference}`, `add ${place}/en.json`)];
  const wanted = [...new Set([...(declared ?? []), ...spoken])].sort();
  return wanted.flatMap((language) => {
    const own = texts.get(language);
    if (!own) {
      return [problem(`there are no texts in ${language}`, `add ${place}/${language}.json`)];
    }
    const undeclared = declared && !declared.includes(language);
    return [
      ...(undeclared
        ? [
            problem(
              `the site speaks ${language}, remote.json does not`,
              `add "${language}" to locales`,
            ),
          ]
        : []),
      ...compare(base, own, language).map((line) =>
        problem(`${language}: ${line}`, `correct ${place}/${language}.json`),
      ),
    ];
  });
}
