import minVersion from 'semver/ranges/min-version.js';
import webpack, { type ChunkGroup, type Compilation, type Compiler, type Module } from 'webpack';
import { foreignManifestFile } from '../registry/foreign-manifest.ts';
import { sharedLibraries } from '../workspace/shared-libraries.ts';

interface Parts {
  /** The remote, and its container's global. */
  name: string;
  container: string;
  /** Stands for the version, which is the hash of all files, this one too. */
  inputs: string;
  entry: string;
}

const isOf = (kind: string) => (file: string) => file.endsWith(`.${kind}`);

/** Files of a module that others may load: those that it begins with, and those that may follow. */
function assetsOf(group: ChunkGroup) {
  const sync = new Set(group.getFiles());
  const later = new Set<ChunkGroup>();
  const follow = (one: ChunkGroup) => {
    for (const child of one.getChildren()) {
      if (later.has(child)) continue;
      later.add(child);
      follow(child);
    }
  };
  follow(group);
  const async = new Set([...later].flatMap((one) => one.getFiles()));
  const files = (kind: string) => ({
    sync: [...sync].filter(isOf(kind)),
    async: [...async].filter((file) => isOf(kind)(file) && !sync.has(file)),
  });
  return { js: files('js'), css: files('css') };
}

/** Each expose of a container: its module's path and the chunks that it begins with. */
function exposesOf(compilation: Compilation, { name, container }: Parts) {
  const { moduleGraph, chunkGraph } = compilation;
  const [dependency] = compilation.entries.get(container)?.dependencies ?? [];
  const blocks = (dependency && moduleGraph.getModule(dependency)?.blocks) ?? [];
  return blocks.flatMap((block) => {
    const group = chunkGraph.getBlockChunkGroup(block);
    const { exposedName: path } = block.dependencies[0] as unknown as { exposedName: string };
    if (!group) return [];
    const expose = path.slice('./'.length);
    return [{ id: `${name}:${expose}`, name: expose, path, assets: assetsOf(group) }];
  });
}

/** The library that a module takes from the page; undefined for every other module. */
function shareKeyOf(module: Module): string | undefined {
  const { options } = module as { options?: { shareKey?: string } };
  return module.type === 'consume-shared-module' ? options?.shareKey : undefined;
}

/**
 * Libraries that it takes from the page. It brings none of them, so the version is the oldest that
 * suits, and there are no files.
 */
function sharedOf(compilation: Compilation, { name }: Parts) {
  const used = new Set([...compilation.modules].map(shareKeyOf));
  return Object.entries(sharedLibraries)
    .filter(([key]) => used.has(key))
    .map(([key, requiredVersion]) => ({
      id: `${name}:${key}`,
      name: key,
      version: minVersion(requiredVersion)?.version ?? '',
      singleton: true,
      requiredVersion,
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    }));
}

/**
 * Emits what Module Federation's runtime and tools read of a remote (`docs/decisions/0035-…`). Its own
 * plugin leaves out libraries that a remote does not bring, and names chunks for it, which every
 * member would load.
 */
export class ManifestPlugin {
  readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  apply(compiler: Compiler): void {
    const { name, container, inputs, entry } = this.parts;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const manifest = {
          id: name,
          name,
          metaData: {
            name,
            type: 'app',
            buildInfo: { buildVersion: inputs, buildName: name },
            remoteEntry: { name: entry, path: '', type: 'var' },
            types: { path: '', name: '', zip: '', api: '' },
            globalName: container,
            // The folder that the manifest itself is in.
            publicPath: 'auto',
          },
          shared: sharedOf(compilation, this.parts),
          remotes: [],
          exposes: exposesOf(compilation, this.parts),
        };
        const text = `${JSON.stringify(manifest, null, 2)}\n`;
        compilation.emitAsset(foreignManifestFile, new webpack.sources.RawSource(text));
      });
    });
  }
}
