import { createHash } from 'node:crypto';

interface Entry {
  /** As it stands in the file. */
  text: string;
  /** What it needs, as keys of other entries. */
  needs: string[];
}

/** What pnpm-lock.yaml says, as far as builds depend on it. */
export interface Lock {
  /** Key of an installed package by the name it is imported by, for each package of the workspace. */
  importers: Map<string, Map<string, string>>;
  /** Installed packages by key: `swc-loader@0.2.7(@swc/core@1.16.22)`. */
  installed: Map<string, Entry>;
}

/** Blocks of lines by their heading, at one depth of indentation; pnpm writes the file in one form. */
function blocks(lines: string[], depth: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let current: string[] = [];
  const heading = new RegExp(`^ {${depth}}(?:'(.+?)'|([^ ].*?)):(?: (.+))?$`);
  for (const line of lines) {
    const [, quoted, plain, value] = heading.exec(line) ?? [];
    const name = quoted ?? plain;
    if (name === undefined) current.push(line);
    else {
      current = value === undefined ? [] : [value];
      found.set(name, current);
    }
  }
  return found;
}

const value = (lines: string[] | undefined) => lines?.[0]?.replace(/^'|'$/g, '') ?? '';

/** `1.2.3(react@19.3.1)` of `name`; the version of an alias names another package. */
function keyOf(known: Map<string, unknown>, name: string, version: string): string[] {
  // Packages of the workspace are no entries; their sources count.
  if (version.startsWith('link:')) return [];
  const key = [`${name}@${version}`, version].find((one) => known.has(one));
  if (key === undefined) throw new Error(`pnpm-lock.yaml has no entry for ${name} ${version}`);
  return [key];
}

/** Reads pnpm-lock.yaml. */
export function readLock(text: string): Lock {
  const sections = blocks(text.split('\n'), 0);
  const section = (name: string) => blocks(sections.get(name) ?? [], 2);
  const [packages, snapshots] = [section('packages'), section('snapshots')];

  const installed = [...snapshots].map(([key, lines]): [string, Entry] => {
    const parts = blocks(lines, 4);
    const wanted = ['dependencies', 'optionalDependencies'].flatMap((kind) => [
      ...blocks(parts.get(kind) ?? [], 6),
    ]);
    const needs = wanted.flatMap(([name, lines]) => keyOf(snapshots, name, value(lines)));
    const description = packages.get(key.replace(/\(.*$/, '')) ?? [];
    return [key, { text: [...description, ...lines].join('\n'), needs }];
  });

  const importers = [...section('importers')].map(([folder, lines]) => {
    const kinds = [...blocks(lines, 4).values()].flatMap((kind) => [...blocks(kind, 6)]);
    const keys = kinds.flatMap(([name, lines]) =>
      keyOf(snapshots, name, value(blocks(lines, 8).get('version'))).map((key) => [name, key]),
    );
    return [folder, new Map(keys as [string, string][])] as const;
  });
  return { importers: new Map(importers), installed: new Map(installed) };
}

/** Packages with all that they need in turn, sorted. */
export function withNeeds({ installed }: Lock, keys: Iterable<string>): string[] {
  const found = new Set(keys);
  for (const key of found) for (const need of installed.get(key)?.needs ?? []) found.add(need);
  return [...found].sort();
}

/** Changes when one of the packages does, or what it comes with. */
export function hashOfPackages({ installed }: Lock, keys: string[]): string {
  const hash = createHash('sha256');
  for (const key of keys) hash.update(`${key}\n${installed.get(key)?.text}\0`);
  return hash.digest('hex').slice(0, 12);
}
