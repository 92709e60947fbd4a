import { join } from 'node:path';
import type { ApiCalls } from '../registry/api-calls.ts';
import type { Release } from '../registry/release.ts';
import { root } from '../workspace/package-files.ts';
import type { ReadableRelease } from './gate-input.ts';
import { meetingProblems } from './meeting-problems.ts';
import { few, type Problem } from './problem.ts';
import { budgetProblems } from './rules/budgets.ts';
import { uncheckedFiles } from './rules/checked-files.ts';
import { contractProblems } from './rules/contract-fit.ts';
import { forbiddenCode } from './rules/forbidden-code.ts';
import { placeProblems } from './rules/known-places.ts';
import { localeProblems } from './rules/locale-completeness.ts';
import { styleProblems } from './rules/own-styles.ts';
import { rangeProblems } from './rules/shared-ranges.ts';
import { BrokenTexts, pageTextPlaces, readTexts } from './texts/read-texts.ts';
import { writtenAt } from './written-at.ts';

/** What a look at the releases alone can tell. `together` is all that meets in a browser. */
export function staticProblems(candidate: Release, together: Release[], api?: ApiCalls): Problem[] {
  return [
    ...meetingProblems(candidate, together, api),
    ...budgetProblems(candidate),
    ...uncheckedFiles(candidate),
  ];
}

/**
 * What a shell drops that a remote needs which browsers fall back on. A remote that is released with it
 * has another one then.
 */
export function fallbackProblems(
  candidate: Release,
  fallbacks: Release[],
  together: string[],
): Problem[] {
  if (candidate.name !== 'shell') return [];
  const remotes = fallbacks.filter(({ name }) => !together.includes(name));
  return [
    ...placeProblems(candidate, remotes),
    ...contractProblems(candidate, remotes),
    ...rangeProblems(candidate, remotes),
  ].map((problem) => ({ ...problem, message: `${problem.message} (to fall back on)` }));
}

/** What is wrong in the built scripts, and in the styles of a remote. */
export async function codeProblems({
  release: { name, files, manifest },
  read,
  sourceMap,
}: ReadableRelease): Promise<Problem[]> {
  const found = Object.keys(files).map(async (path) => {
    const isStyles = path.endsWith('.css') && manifest !== undefined;
    if (!path.endsWith('.js') && !isStyles) return [];
    const text = Buffer.from(await read(path)).toString();
    return isStyles
      ? styleProblems(name, path, text, writtenAt(sourceMap?.(path)))
      : forbiddenCode(path, text);
  });
  return few((await Promise.all(found)).flat());
}

/**
 * The texts as they are written, held against the languages of the shell: those of the package, and
 * those that a page of it loads for itself.
 *
 * @param packages the folder that packages lie in
 */
export function textProblems(
  { name, manifest }: Release,
  together: Release[],
  packages = root,
): Problem[] {
  const folder = join(packages, name);
  const shell = together.find((release) => release.name === 'shell');
  const spoken = Object.keys(shell?.texts ?? {});
  const declared = manifest?.locales;
  // That remote.json lacks a language is said once, of the package.
  const wanted = [...(declared ?? []), ...spoken];
  const ofPages = pageTextPlaces(folder).flatMap((place) =>
    problemsOfTexts(() =>
      localeProblems(readTexts(folder, place), undefined, wanted, place).map((problem) => ({
        ...problem,
        message: `${place}: ${problem.message}`,
      })),
    ),
  );
  const own = problemsOfTexts(() => localeProblems(readTexts(folder), declared, spoken));
  return [...own, ...ofPages];
}

/** What a look at texts finds; a file that cannot be read is a problem as well. */
function problemsOfTexts(look: () => Problem[]): Problem[] {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof BrokenTexts)) throw error;
    const message = `${error.file} cannot be read: ${error.message}`;
    const advice = 'a line is "name": "text" and ends with a comma, but for the last one';
    return [{ rule: 'texts', message, advice }];
  }
}
