import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { RemoteManifest } from '../registry/remote-manifest.ts';
import { shareFile, shareKinds } from '../registry/share-picture.ts';
import { emitBeside } from './emit-beside.ts';
import { placesOf } from './words-plugin.ts';

/** A picture made for it, else the one that the page shows. */
const names = ['share', 'poster', 'picture'];

/** Pictures of a remote's indexable pages: where each lies, and what it is called in the release. */
export function sharePicturesOf(
  folder: string,
  { routes }: Pick<RemoteManifest, 'routes'>,
): { source: string; path: string }[] {
  const places = routes
    .filter(({ indexable }) => indexable)
    .flatMap((route) => placesOf(folder, route));
  return places.flatMap(({ key, folder: texts }) => {
    const home = basename(texts) === 'texts' ? dirname(texts) : texts;
    const possible = names.flatMap((name) =>
      shareKinds.map((kind) => ({
        source: join(home, `${name}.${kind}`),
        path: shareFile(key, kind),
      })),
    );
    const found = possible.find(({ source }) => existsSync(source));
    return found ? [found] : [];
  });
}

/** Emits the pictures, so that the gateway can name them where a link is shared. */
export class SharePlugin {
  readonly folder: string;
  readonly manifest: RemoteManifest;

  constructor(folder: string, manifest: RemoteManifest) {
    this.folder = folder;
    this.manifest = manifest;
  }

  apply(compiler: Compiler): void {
    emitBeside(compiler, 'SharePlugin', (compilation) => {
      for (const { source, path } of sharePicturesOf(this.folder, this.manifest)) {
        compilation.emitAsset(path, new webpack.sources.RawSource(readFileSync(source)));
      }
    });
  }
}
