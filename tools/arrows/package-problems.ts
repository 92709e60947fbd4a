import { posix } from 'node:path';

/** A top-level folder with its code. */
export interface Package {
  name: string;
  manifest: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  /** Source by path from the repository's root. */
  sources: Map<string, string>;
}

/**
 * Which packages a package may use, or which folder of one. A remote is named once for all; nobody
 * may use a remote. A folder that may use more than the rest of its package has a line of its own.
 */
const arrows: Record<string, string[]> = {
  'mf-*': ['federation/remote', 'shared-ui', 'shared-state'],
  shell: ['federation', 'shared-ui', 'shared-state'],
  gateway: ['federation'],
  api: ['demo'],
  e2e: ['federation'],
  'shared-ui': [],
  'shared-state': [],
  federation: [],
  'federation/remote': ['shared-ui'],
  demo: [],
};

const scope = '@afterglow/';
const packageImport = /(?:from|import|import\()\s*['"]@afterglow\/([^'"]+)['"]/g;
const relativeImport = /(?:from|import|@use|@import|import\()\s*['"](\.\.?\/[^'"]+)['"]/g;

const isIn = (folder: string, path: string) => `${path}/`.startsWith(`${folder}/`);

/** The lines of a package, that of its narrowest folder last. */
function linesOf(name: string): [string, string[]][] {
  const lines = Object.entries(arrows)
    .map(([place, allowed]): [string, string[]] => [
      place === 'mf-*' && name.startsWith('mf-') ? name : place,
      allowed,
    ])
    .filter(([place]) => isIn(name, place));
  if (lines.length === 0) throw new Error(`tools/arrows does not know the package ${name}`);
  return lines.sort(([a], [b]) => a.length - b.length);
}

/** Dependencies and imports that lead where this package may not go; one line each. */
export function packageProblems({ name, manifest, sources }: Package): string[] {
  const lines = linesOf(name);
  const allowed = lines.flatMap(([, targets]) => targets.map((target) => target.split('/')[0]));
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((dependency) => dependency.startsWith(scope))
    .map((dependency) => dependency.slice(scope.length))
    .filter((used) => !allowed.includes(used))
    .map((used) => `${name}/package.json: ${name} may not depend on ${used}`);
  const strangers = [...sources].flatMap(([file, source]) => {
    const [, targets = []] = lines.findLast(([place]) => isIn(place, file)) ?? [];
    return [...source.matchAll(packageImport)]
      .map(([, target = '']) => target)
      .filter((target) => ![name, ...targets].some((folder) => isIn(folder, target)))
      .map((target) => `${file}: may not use ${target}`);
  });
  const escapes = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(relativeImport)]
      .map(([, path = '']) => posix.join(posix.dirname(file), path))
      .filter((target) => ![name, ...reachedByPath(name)].includes(target.split('/')[0] ?? ''))
      .map(
        (target) => `${file}: leaves its package for ${target}; import that by its package's name`,
      ),
  );
  return [...dependencies, ...strangers, ...escapes];
}

/** Tools are no package: the browser tests alone reach them by path. */
function reachedByPath(name: string): string[] {
  return name === 'e2e' ? ['tools'] : [];
}
