import { importsOf, relativeImports } from './imports.ts';
import { arrows, onlyByName } from './plan.ts';

/** A top-level package with its code. */
export interface Package {
  name: string;
  manifest: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  /** Source by path from the repository's root. */
  sources: Map<string, string>;
}

const scope = '@afterglow/';

const isIn = (folder: string, path: string) => `${path}/`.startsWith(`${folder}/`);

/** The lines of a package, that of its narrowest folder last. */
function linesOf(name: string): [string, string[]][] {
  const lines = Object.entries(arrows)
    .map(([place, allowed]): [string, string[]] => [
      place === 'mf-*' && name.startsWith('mf-') ? name : place,
      allowed,
    ])
    .filter(([place]) => isIn(name, place));
  if (lines.length === 0) throw new Error(`tools/arrows/plan.ts does not know the package ${name}`);
  return lines.sort(([a], [b]) => a.length - b.length);
}

const ours = (names: string[]) =>
  names.filter((name) => name.startsWith(scope)).map((name) => name.slice(scope.length));

/** Dependencies and imports that lead where this package may not go; one line each. */
export function packageProblems({ name, manifest, sources }: Package): string[] {
  const lines = linesOf(name);
  const allowed = lines.flatMap(([, targets]) => targets.map((target) => target.split('/')[0]));
  const dependencies = ours(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
    .filter((used) => !allowed.includes(used))
    .map((used) => `${name}/package.json: ${name} may not depend on ${used}`);
  const strangers = [...sources].flatMap(([file, source]) => {
    const [, targets = []] = lines.findLast(([place]) => isIn(place, file)) ?? [];
    return ours(importsOf(source))
      .filter((target) => ![name, ...targets].some((folder) => isIn(folder, target)))
      .map((target) => `${file}: may not use ${target}`);
  });
  const escapes = [...sources].flatMap(([file, source]) =>
    relativeImports(file, source)
      .filter((target) => ![name, ...reachedByPath(name)].includes(target.split('/')[0] ?? ''))
      .map(
        (target) => `${file}: leaves its package for ${target}; import that by its package's name`,
      ),
  );
  const copies = [...sources].flatMap(([file, source]) =>
    relativeImports(file, source)
      .filter((target) => onlyByName.includes(target))
      .map((target) => `${file}: a remote would have its own ${target}; import that by its name`),
  );
  return [...dependencies, ...strangers, ...escapes, ...copies];
}

/** Tools are no package: the browser tests alone reach them by path. */
function reachedByPath(name: string): string[] {
  return name === 'e2e' ? ['tools'] : [];
}
