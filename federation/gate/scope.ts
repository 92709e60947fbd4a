import { pageFolders } from '../registry/page-folders.ts';
import type { Release } from '../registry/release.ts';

/**
 * How much of the gate a change has to pass:
 * - `texts`: only words changed, so nothing is opened in a browser
 * - `pages`: only pages with a folder of their own changed (`src/landers/x`), so only they are opened
 * - `full`: everything
 */
export interface GateScope {
  name: 'texts' | 'pages' | 'full';
  /** Folders of the pages that changed. */
  folders: string[];
}

const full: GateScope = { name: 'full', folders: [] };

/** Compares the sources of a candidate with those of what is live. */
export function scopeOf(candidate: Release, live: Release | undefined): GateScope {
  const [after, before] = [candidate.sources, live?.sources];
  if (!after || !before) return full;
  const changed = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (folder) => after[folder] !== before[folder],
  );
  const code = changed.filter((folder) => !folder.startsWith('src/locales'));
  if (code.length === 0) return { name: 'texts', folders: [] };
  const pages = (candidate.manifest?.routes ?? []).flatMap(pageFolders);
  const isPage = (folder: string) => pages.some((page) => folder.startsWith(page));
  return code.every(isPage) ? { name: 'pages', folders: code } : full;
}
