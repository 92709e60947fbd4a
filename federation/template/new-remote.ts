import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collisions } from '../registry/collisions.ts';
import { Refusal } from '../registry/refusal.ts';
import { remoteManifest } from '../registry/remote-manifest.ts';
import { readRemoteManifest, remoteNames } from '../workspace/package-files.ts';
import { filledIn, pascalCase, writeFiles } from './fill.ts';

/** The template's files for a name, by path in the new folder. */
function remoteFiles(name: string): Map<string, string> {
  const short = name.replace(/^mf-/, '');
  return filledIn('remote', {
    'mf-name': name,
    'short-name': short,
    ShortName: pascalCase(short),
  });
}

/** Why a remote cannot be called so: the name itself, or the page it would start with is taken. */
function refuse(root: string, name: string, files: Map<string, string>): void {
  if (!/^mf(-[a-z]+)+$/.test(name)) {
    throw new Refusal(`"${name}" is no name for a remote; for example mf-match-games`);
  }
  if (existsSync(join(root, name))) throw new Refusal(`${name} is there already`);
  const manifest = remoteManifest.parse(JSON.parse(files.get('remote.json') ?? '{}'));
  const [taken] = collisions(manifest, remoteNames().map(readRemoteManifest));
  if (taken) throw new Refusal(`${name} would begin with what is taken: ${taken}`);
}

/** Adds a package to the list of what the compiler checks. */
function withReference(config: string, name: string): string {
  const parsed = JSON.parse(config) as { references: { path: string }[] };
  parsed.references.push({ path: `./${name}` });
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

/**
 * Writes a new remote that passes the gate as it is: one page, one feature with a test, texts in
 * every language. Everything else finds remotes by their folder's name.
 *
 * @param root of the repository
 */
export function newRemote(root: string, name: string): void {
  const files = remoteFiles(name);
  refuse(root, name, files);
  writeFiles(join(root, name), files);
  const config = join(root, 'tsconfig.json');
  writeFileSync(config, withReference(readFileSync(config, 'utf8'), name));
}
