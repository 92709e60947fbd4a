import type { Release } from './release.ts';

/** Kinds of picture that networks show, the best first. */
export const shareKinds = ['png', 'jpg', 'webp'] as const;

/** Where a release keeps what a shared link to a page shows, by the page's `wordsKey`. */
export const shareFile = (key: string, kind: string): string => `share/${key}.${kind}`;

/** The picture of its own that a page brings; undefined when the site's stands for it. */
export function sharePicture({ files }: Pick<Release, 'files'>, key: string): string | undefined {
  return shareKinds.map((kind) => shareFile(key, kind)).find((path) => Object.hasOwn(files, path));
}
