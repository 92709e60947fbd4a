import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { folderOf } from '../registry/page-folders.ts';
import { type Words, wordsFile } from '../registry/page-words.ts';
import type { RemoteManifest, RemoteRoute } from '../registry/remote-manifest.ts';
import { parametersOf } from '../registry/route-pattern.ts';
import { readJson } from '../workspace/package-files.ts';
import { emitBeside } from './emit-beside.ts';

interface Place {
  /** What `wordsKey` says of the page's address. */
  key: string;
  folder: string;
}

/**
 * Where the texts of a route's pages lie: a folder for each value of its parameter, or for each of
 * several routes that share a page (`pages-terms`: src/pages/terms).
 */
export function placesOf(folder: string, route: RemoteRoute): Place[] {
  const { name, path, page = name, setting } = route;
  const [first] = parametersOf(path);
  if (first === undefined || setting !== undefined) {
    return [{ key: name, folder: join(folder, 'src', page, name.replace(`${page}-`, '')) }];
  }
  const pages = join(folder, folderOf(first));
  const values = existsSync(pages) ? readdirSync(pages) : [];
  return values.map((value) => ({
    key: `${name}/${value}`,
    folder: join(pages, value, 'texts'),
  }));
}

/** What its own texts say a page is; a link (`[text](/path)`) is only its text here. */
function wordsIn(file: string): Words | undefined {
  if (!existsSync(file)) return undefined;
  const texts = readJson(file) as Record<string, unknown>;
  const { title, description = texts.intro ?? texts.lead } = texts;
  if (typeof title !== 'string' || typeof description !== 'string') return undefined;
  return { title, description: description.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1') };
}

/** Titles and descriptions of a remote's indexable pages, in one language. */
export function wordsOfPages(
  folder: string,
  { routes }: Pick<RemoteManifest, 'routes'>,
  language: string,
): Record<string, Words> {
  const found = routes
    .filter(({ indexable }) => indexable)
    .flatMap((route) => placesOf(folder, route))
    .flatMap(({ key, folder: place }) => {
      const words = wordsIn(join(place, `${language}.json`));
      return words ? [[key, words] as const] : [];
    });
  return Object.fromEntries(found);
}

/** Emits `document/<language>.json`, so that the gateway can name a page that it does not draw. */
export class WordsPlugin {
  readonly folder: string;
  readonly manifest: RemoteManifest;

  constructor(folder: string, manifest: RemoteManifest) {
    this.folder = folder;
    this.manifest = manifest;
  }

  apply(compiler: Compiler): void {
    emitBeside(compiler, 'WordsPlugin', (compilation) => {
      for (const language of this.manifest.locales) {
        const words = wordsOfPages(this.folder, this.manifest, language);
        if (Object.keys(words).length === 0) continue;
        const source = new webpack.sources.RawSource(JSON.stringify(words));
        compilation.emitAsset(wordsFile(language), source);
      }
    });
  }
}
