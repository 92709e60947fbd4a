import { posix } from 'node:path';

const statement = /(?:from|import|module|@use|@import|import\()\s*['"]([^'"]+)['"]/g;

/** What a source imports, augments or uses, as it is written there. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(statement)].map(([, name = '']) => name);
}

/** The same as paths from the root, of those that are relative. */
export function relativeImports(file: string, source: string): string[] {
  return importsOf(source)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name));
}

/** Which of a package's own files each of them imports; style sheets are named without `_`, too. */
export function importGraph(sources: Map<string, string>): Map<string, string[]> {
  const found = (path: string) => {
    const { dir, base } = posix.parse(path);
    return [path, `${path}.scss`, `${dir}/_${base}`, `${dir}/_${base}.scss`].find((candidate) =>
      sources.has(candidate),
    );
  };
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      relativeImports(file, source).flatMap((path) => found(path) ?? []),
    ]),
  );
}
