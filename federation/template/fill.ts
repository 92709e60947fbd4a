import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ending = '.template';

/** `match-games` → MatchGames. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The files of a template, by their path in the folder they are for.
 *
 * @param folder of this one: `remote` or `lander`
 * @param words what stands for what; paths are filled in as well
 */
export function filledIn(folder: string, words: Record<string, string>): Map<string, string> {
  const template = join(import.meta.dirname, folder);
  const fill = (text: string) =>
    Object.entries(words).reduce((filled, [word, value]) => filled.replaceAll(word, value), text);
  const files = globSync(`**/*${ending}`, { cwd: template }).sort();
  return new Map(
    files.map((file) => [
      fill(file.slice(0, -ending.length)),
      fill(readFileSync(join(template, file), 'utf8')),
    ]),
  );
}

/** Writes such files; the folder is made. */
export function writeFiles(folder: string, files: Map<string, string>): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
