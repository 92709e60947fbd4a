import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyRegistry, type Registry, registry } from '../registry/registry.ts';
import { type Release, release } from '../registry/release.ts';

/** Releases and the registry on disk: `registry.json`, `releases/<name>/<version>/…`. */
export interface Store {
  /** A folder that exists only while a process changes the registry. */
  lockPath: string;
  readRegistry(): Registry;
  writeRegistry(next: Registry): void;
  /** Changes whenever the registry does; cheap enough to ask on every request. */
  registryStamp(): number;
  readRelease(name: string, version: string): Release | undefined;
  /** Absolute path of a file of a release. The caller checks that the release names the file. */
  filePath(name: string, version: string, path: string): string;
}

/** A half-written file must never be seen: write beside it, then rename. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

export function diskStore(folder: string): Store {
  const registryFile = join(folder, 'registry.json');
  const known = new Map<string, Release>();
  const filePath = (name: string, version: string, path: string) =>
    join(folder, 'releases', name, version, path);
  mkdirSync(folder, { recursive: true });
  return {
    lockPath: join(folder, 'registry.lock'),
    filePath,
    readRegistry: () =>
      existsSync(registryFile)
        ? registry.parse(JSON.parse(readFileSync(registryFile, 'utf8')))
        : emptyRegistry,
    writeRegistry: (next) => writeAtomically(registryFile, JSON.stringify(next, null, 2)),
    registryStamp: () => statSync(registryFile, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    readRelease(name, version) {
      const key = `${name}@${version}`;
      const cached = known.get(key);
      if (cached) return cached;
      const file = filePath(name, version, 'release.json');
      if (!existsSync(file)) return undefined;
      const parsed = release.parse(JSON.parse(readFileSync(file, 'utf8')));
      known.set(key, parsed);
      return parsed;
    },
  };
}
