import { z } from 'zod';
import type { RemoteRoute } from './remote-manifest.ts';
import { parametersOf, valuesIn } from './route-pattern.ts';

/** What a document says of one page before any script ran. May hold `{{values}}` of the site. */
const words = z.strictObject({ title: z.string(), description: z.string() });

/** The words of all public pages of a release in one language, by `wordsKey`. */
export const pageWords = z.record(z.string(), words);

export type Words = z.output<typeof words>;

/** Where a release keeps them. The gateway reads it, browsers never do. */
export const wordsFile = (language: string): string => `document/${language}.json`;

export const isWordsFile = (path: string): boolean => /^document\/[a-z]{2}\.json$/.test(path);

/** The words of a page with folders (`/landers/:lander`) differ by folder. */
export function wordsKey({ name, path }: RemoteRoute, pathname: string): string {
  const [first] = parametersOf(path);
  const folder = first && valuesIn(path, pathname)?.get(first);
  return folder ? `${name}/${folder}` : name;
}
