import { join } from 'node:path';
import { collisions } from '../registry/collisions.ts';
import type { Release } from '../registry/release.ts';
import { root } from '../workspace/package-files.ts';
import type { ReadableRelease } from './gate-input.ts';
import type { Problem } from './problem.ts';
import { budgetProblems } from './rules/budgets.ts';
import { uncheckedFiles } from './rules/checked-files.ts';
import { contractProblems } from './rules/contract-fit.ts';
import { forbiddenCode } from './rules/forbidden-code.ts';
import { placeProblems } from './rules/known-places.ts';
import { localeProblems } from './rules/locale-completeness.ts';
import { rangeProblems } from './rules/shared-ranges.ts';
import { readTexts } from './texts/read-texts.ts';

function collisionProblems({ manifest }: Release, others: Release[]): Problem[] {
  if (!manifest) return [];
  const live = others.flatMap((release) => (release.manifest ? [release.manifest] : []));
  return collisions(manifest, live).map((message) => ({
    rule: 'collision',
    message,
    advice: 'choose another name or path in remote.json, or agree with that team who gives way',
  }));
}

/** What a look at the releases alone can tell. `together` is all that meets in a browser. */
export function staticProblems(candidate: Release, together: Release[]): Problem[] {
  const others = together.filter(({ name }) => name !== candidate.name);
  return [
    ...collisionProblems(candidate, others),
    ...placeProblems(candidate, others),
    ...contractProblems(candidate, others),
    ...rangeProblems(candidate, others),
    ...budgetProblems(candidate),
    ...uncheckedFiles(candidate),
  ];
}

/** What the built scripts must not contain. */
export async function codeProblems({ release, read }: ReadableRelease): Promise<Problem[]> {
  const scripts = Object.keys(release.files).filter((path) => path.endsWith('.js'));
  const found = await Promise.all(
    scripts.map(async (path) => forbiddenCode(path, Buffer.from(await read(path)).toString())),
  );
  return found.flat();
}

/** The texts as they are written, held against the languages of the shell. */
export function textProblems({ name, manifest }: Release, together: Release[]): Problem[] {
  const shell = together.find((release) => release.name === 'shell');
  const texts = readTexts(join(root, name));
  return localeProblems(texts, manifest?.locales, Object.keys(shell?.texts ?? {}));
}
