import { languagesFile } from '../registry/languages-file.ts';
import type { Edit } from './edit.ts';

/** As much of a compilation as is needed here. */
export interface Compiled {
  getAssets(): Iterable<{ name: string; source: { source(): string | Buffer } }>;
  chunks: Iterable<{ id?: string | number | null }>;
  chunkGraph: { getChunkModules(chunk: never): Iterable<{ type: string; identifier(): string }> };
}

/** Texts of one page are called by their sha384: see federation/bundler/checked-texts.ts. */
const ofOnePage = /^[\w-]{64}$/;

/** What a build left that hot reload says nothing about. */
export interface Built {
  /** Of the whole remote, by language. */
  texts: Map<string, string>;
  /** Stylesheets, texts of single pages, and shared libraries by the chunk that takes them from the page. */
  arrangements: Set<string>;
}

export function builtBy(compilation: Compiled): Built {
  const { chunks, chunkGraph } = compilation;
  const texts = new Map<string, string>();
  const arrangements = new Set<string>();
  for (const { name, source } of compilation.getAssets()) {
    const [, text = ''] = /^texts\/(.+)\.json$/.exec(name) ?? [];
    if (name.endsWith('.css') || ofOnePage.test(text)) arrangements.add(name);
    else if (text && name !== languagesFile) texts.set(text, String(source.source()));
  }
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModules(chunk as never)) {
      const isShared = module.type === 'consume-shared-module';
      if (isShared) arrangements.add(`${chunk.id} ${module.identifier()}`);
    }
  }
  return { texts, arrangements };
}

/**
 * What became other. webpack's hot update brings modules alone: a page would load no stylesheet for
 * code that had none, would keep the words that it fetched for itself, and would get nothing for a
 * library that its container did not ask for before.
 */
export function editBetween(before: Built, after: Built): Pick<Edit, 'texts' | 'reload'> {
  const changed = [...after.texts].filter(
    ([language, text]) => before.texts.get(language) !== text,
  );
  return {
    texts: changed.map(([language]) => language),
    reload: [...after.arrangements].some((one) => !before.arrangements.has(one)),
  };
}
