import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { firstLookFile } from '../registry/page-words.ts';
import type { RemoteManifest } from '../registry/remote-manifest.ts';
import { readJson, root } from '../workspace/package-files.ts';
import { rules } from './rules.ts';
import { placesOf } from './words-plugin.ts';

/** What `src/first-look.tsx` of a remote is asked to draw. */
interface Page {
  page: string;
  language: string;
  /** Of this page alone. */
  texts: unknown;
  /** Of the whole remote. */
  locale: unknown;
}

/** Drawn page; undefined where it has nothing that could be drawn without a browser. */
type Draw = (page: Page) => string | undefined;

/** The same sources for Node, with the same names of styles, and everything in one file. */
function configuration(name: string, inputs: string, outputPath: string): Configuration {
  return {
    name: `${name} first look`,
    mode: 'production',
    context: join(root, name),
    target: 'node24',
    entry: './src/first-look.tsx',
    output: { path: outputPath, filename: 'first-look.cjs', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: { rules: rules(name, inputs, false, true) },
    optimization: { minimize: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/**
 * Emits `document/<route>.<language>.html`: what a public page shows before any script ran, drawn
 * by its own components when it is built. `{{values}}` of the site stand in it for the gateway.
 */
export class FirstLookPlugin {
  readonly inputs: string;
  readonly manifest: RemoteManifest;

  constructor(inputs: string, manifest: RemoteManifest) {
    this.inputs = inputs;
    this.manifest = manifest;
  }

  apply(compiler: Compiler): void {
    const folder = join(root, this.manifest.name);
    if (!existsSync(join(folder, 'src/first-look.tsx'))) return;
    compiler.hooks.thisCompilation.tap('FirstLookPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstLookPlugin', stage }, async () => {
        for (const [file, html] of await this.drawn(folder)) {
          compilation.emitAsset(file, new webpack.sources.RawSource(html));
        }
      });
    });
  }

  private async drawn(folder: string): Promise<[file: string, html: string][]> {
    const place = mkdtempSync(join(tmpdir(), 'afterglow-first-look-'));
    try {
      await compile(configuration(this.manifest.name, this.inputs, place));
      const { draw } = createRequire(import.meta.url)(join(place, 'first-look.cjs')) as {
        draw: Draw;
      };
      return this.manifest.locales.flatMap((language) => this.pagesIn(folder, language, draw));
    } finally {
      rmSync(place, { recursive: true });
    }
  }

  private pagesIn(folder: string, language: string, draw: Draw): [string, string][] {
    const locale = readJson(join(folder, 'src/locales', `${language}.json`));
    return this.manifest.routes
      .filter(({ indexable }) => indexable)
      .flatMap((route) => placesOf(folder, route))
      .flatMap(({ key, folder: own }): [string, string][] => {
        const file = join(own, `${language}.json`);
        if (key.includes('/') || !existsSync(file)) return [];
        const html = draw({ page: basename(own), language, texts: readJson(file), locale });
        return html === undefined ? [] : [[firstLookFile(key, language), html]];
      });
  }
}
