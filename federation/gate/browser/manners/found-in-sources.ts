import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../workspace/package-files.ts';

/** Where a remote's sources say something: "mf-chat/src/routes/chats.tsx:12"; undefined if nowhere. */
export function foundInSources(remote: string, text: RegExp, folder = root): string | undefined {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: join(folder, remote) });
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path)).sort()) {
    const content = readFileSync(join(folder, remote, file), 'utf8');
    const offset = content.search(text);
    if (offset >= 0) return `${remote}/${file}:${content.slice(0, offset).split('\n').length}`;
  }
  return undefined;
}

const escaped = (text: string) => text.replace(/[^\w\s]/g, '\\$&');

/** A text as it may stand in code, after a tag or a quote, broken into lines anywhere. */
export const asWritten = (text: string) =>
  new RegExp(`(?<=[>'"\`}]\\s*)${text.trim().split(/\s+/).map(escaped).join('\\s+')}`);

/** A global as code makes one. */
export const asGlobal = (name: string) =>
  new RegExp(
    `(?:\\b(?:window|globalThis|self)(?: as [^)]*\\))?\\.${escaped(name)}\\s*=[^=]|['"]${escaped(name)}['"])`,
  );
