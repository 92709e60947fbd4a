import { drawingFile } from '../../registry/drawing.ts';
import { foreignManifestFile } from '../../registry/foreign-manifest.ts';
import { languagesFile } from '../../registry/languages-file.ts';
import { isWordsFile } from '../../registry/page-words.ts';
import type { Release } from '../../registry/release.ts';
import type { Problem } from '../problem.ts';

/** Scripts and styles are in the table of the file that starts them; browsers check no media. */
const settled = /\.(js|css|woff2|svg|png|webp|jpg|mp4)$/;

/** A file that is called by its own hash, which is how code asks for it. */
function isNamedByHash(path: string, integrity: string): boolean {
  const hash = integrity.replace('sha384-', '').replaceAll('+', '-').replaceAll('/', '_');
  return path === `texts/${hash}.json`;
}

/** Files that a browser would take from anybody, because nothing says what must be in them. */
export function uncheckedFiles({ files, texts }: Release): Problem[] {
  const known = [...Object.values(texts), languagesFile];
  return Object.entries(files)
    .filter(
      ([path, { integrity }]) =>
        !settled.test(path) &&
        !known.includes(path) &&
        // The gateway reads them, and holds them against the release.
        !isWordsFile(path) &&
        path !== drawingFile &&
        // No page of ours reads it.
        path !== foreignManifestFile &&
        !isNamedByHash(path, integrity),
    )
    .map(([path]) => ({
      rule: 'files',
      message: `nothing checks what is in ${path}`,
      advice: 'import it, or fetch it by fetchCheckedTexts of shared-ui',
    }));
}
