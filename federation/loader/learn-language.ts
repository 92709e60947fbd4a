import type { BootFile, BootTexts } from '../registry/boot-manifest.ts';
import { languagesFile } from '../registry/languages-file.ts';
import { textsIn } from '../registry/texts-in.ts';
import { fetchTexts } from './texts.ts';

/**
 * Adds to what a document names of a release's texts the file of `language`, or the one that stands in for
 * it. Rejects with a RemoteError when what tells of it does not come within `patience` milliseconds.
 */
export async function learnLanguage(
  { texts, languages }: BootTexts,
  language: string,
  patience: number,
): Promise<void> {
  if (language in texts || !languages) return;
  const hashes = (await fetchTexts(languages, patience)) as Record<string, string>;
  const release = languages.url.slice(0, -languagesFile.length);
  const all: Record<string, BootFile> = {};
  for (const [code, integrity] of Object.entries(hashes)) {
    all[code] = { url: `${release}texts/${code}.json`, integrity };
  }
  const file = textsIn(all, language);
  if (file) texts[language] = file;
}
