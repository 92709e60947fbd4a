import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Facts, Needs, Offers, Surface } from '../registry/contract.ts';
import { namesIn, root, slotNames } from '../workspace/package-files.ts';
import { sharedLibraries } from '../workspace/shared-libraries.ts';
import { declarationFiles, declarationFolder } from './declaration-files.ts';
import { parseModule } from './parse-module.ts';
import { all, exportFacts, only, topicFacts } from './type-surface.ts';
import { type Uses, usesOf } from './uses.ts';

const state = '@afterglow/shared-state';
const facades: Record<string, string> = {
  '@afterglow/shared-ui/router': 'shared-ui/src/router/router.ts',
  '@afterglow/shared-ui/i18n': 'shared-ui/src/i18n/i18n.ts',
};

const libraries = Object.keys(sharedLibraries);
const requireOfShell = createRequire(join(root, 'shell/package.json'));

/** Names a library exports when the code runs. */
function exportNames(library: string): string[] {
  const facade = facades[library];
  if (!facade) return ['default', ...Object.keys(requireOfShell(library))];
  const { exports } = parseModule(readFileSync(join(root, facade), 'utf8'));
  return [...exports].filter(([, { typeOnly }]) => !typeOnly).map(([name]) => name);
}

function stateFacts({ use, topics }: typeof all | ReturnType<typeof only>): Facts {
  const declarations = declarationFiles('shared-state');
  return {
    ...exportFacts(declarations, join(declarations.folder, 'index.d.ts'), use),
    ...topicFacts(declarations, join(declarations.folder, 'bus/topics.d.ts'), topics),
  };
}

/** Types of other people's libraries are held by their version; of them only the names count. */
function named(names: string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, '']));
}

function packageVersion(path: string): string {
  return JSON.parse(readFileSync(path, 'utf8')).version;
}

function versionOf(library: string): string {
  const name = library.startsWith('@') ? library.split('/').slice(0, 2) : library.split('/', 1);
  return packageVersion(requireOfShell.resolve(`${name.join('/')}/package.json`));
}

/** What a shell that is built now offers. */
export function describeOffers(): Offers {
  const surface: Surface = Object.fromEntries(
    libraries.map((library) => [
      library,
      library === state ? stateFacts(all) : named(exportNames(library)),
    ]),
  );
  const versions = Object.fromEntries(libraries.map((library) => [library, versionOf(library)]));
  versions.shell = packageVersion(join(root, 'shell/package.json'));
  return {
    surface,
    versions,
    slots: slotNames(),
    layouts: namesIn('shell/src/boot/layout-names.ts'),
  };
}

/** Changes when a type changes that remotes may rely on. Kept beside the declarations. */
export function surfaceHash(): string {
  const file = join(declarationFolder('shared-state'), 'surface-hash');
  if (!existsSync(file)) {
    const facts = JSON.stringify(stateFacts(all));
    writeFileSync(file, createHash('sha256').update(facts).digest('hex').slice(0, 12));
  }
  return readFileSync(file, 'utf8');
}

function usedNames(uses: Uses, library: string): string[] {
  return [...(uses.exports.get(library)?.keys() ?? [])].filter((name) => name !== '*');
}

/** What a remote that is built now needs, from the files that went into it (absolute paths). */
export function describeNeeds(files: string[], shellApi: string): Needs {
  const uses = usesOf(
    files.map((file) => readFileSync(file, 'utf8')),
    libraries,
  );
  const surface: Surface = Object.fromEntries(
    libraries.map((library) => [
      library,
      library === state ? stateFacts(only(uses, library)) : named(usedNames(uses, library)),
    ]),
  );
  return { surface, ranges: { ...sharedLibraries, shell: shellApi } };
}
