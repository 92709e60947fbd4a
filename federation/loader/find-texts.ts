import type { BootFile, BootTexts } from '../registry/boot-manifest.ts';
import { languagesFile } from '../registry/languages-file.ts';
import { textsIn } from '../registry/texts-in.ts';
import { fetchTexts } from './texts.ts';

/**
 * The texts of a release in a language, or those that stand in for them; undefined where it has none. What
 * the document does not name is looked up in what the release tells of its languages, and kept in
 * `known.texts`. Rejects with a RemoteError when that does not come within `patience` milliseconds.
 */
export async function findTexts(
  { texts, languages }: BootTexts,
  language: string,
  patience: number,
): Promise<BootFile | undefined> {
  if (language in texts || !languages) return textsIn(texts, language);
  const hashes = (await fetchTexts(languages, patience)) as Record<string, string>;
  const release = languages.url.slice(0, -languagesFile.length);
  const all: Record<string, BootFile> = {};
  for (const [code, integrity] of Object.entries(hashes)) {
    all[code] = { url: `${release}texts/${code}.json`, integrity };
  }
  const file = textsIn(all, language);
  if (file) texts[language] = file;
  return file;
}
