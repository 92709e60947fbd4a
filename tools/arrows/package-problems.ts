import { posix } from 'node:path';

/** A top-level folder with its code. */
export interface Package {
  name: string;
  manifest: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  /** Source by path from the repository's root. */
  sources: Map<string, string>;
}

/** Which packages a package may use. A remote is named once for all; nobody may use a remote. */
const arrows: Record<string, string[]> = {
  'mf-*': ['shared-ui', 'shared-state'],
  shell: ['federation', 'shared-ui', 'shared-state'],
  gateway: ['federation'],
  api: ['demo'],
  e2e: ['federation'],
  'shared-ui': [],
  'shared-state': [],
  federation: [],
  demo: [],
};

const scope = '@afterglow/';
const relativeImport = /(?:from|import|@use|@import|import\()\s*['"](\.\.?\/[^'"]+)['"]/g;

function allowedFor(name: string): string[] {
  const allowed = arrows[name.startsWith('mf-') ? 'mf-*' : name];
  if (!allowed) throw new Error(`tools/arrows does not know the package ${name}`);
  return allowed;
}

/** Dependencies and relative imports that lead where this package may not go; one line each. */
export function packageProblems({ name, manifest, sources }: Package): string[] {
  const allowed = allowedFor(name);
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((dependency) => dependency.startsWith(scope))
    .map((dependency) => dependency.slice(scope.length))
    .filter((used) => !allowed.includes(used))
    .map((used) => `${name}/package.json: ${name} may not depend on ${used}`);
  const escapes = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(relativeImport)]
      .map(([, path = '']) => posix.join(posix.dirname(file), path))
      .filter((target) => ![name, ...reachedByPath(name)].includes(target.split('/')[0] ?? ''))
      .map(
        (target) => `${file}: leaves its package for ${target}; import that by its package's name`,
      ),
  );
  return [...dependencies, ...escapes];
}

/** Tools are no package: the browser tests alone reach them by path. */
function reachedByPath(name: string): string[] {
  return name === 'e2e' ? ['tools'] : [];
}
