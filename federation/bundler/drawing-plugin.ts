import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { assetsMark, drawingFile } from '../registry/drawing.ts';
import { root } from '../workspace/package-files.ts';
import { aliasedNames, drawingAliases } from './aliases.ts';
import { rules } from './rules.ts';

/** The same sources for Node, with the same names of styles and media, and all in one file. */
function configuration(name: string, inputs: string, outputPath: string): Configuration {
  return {
    name: `${name} drawing`,
    mode: 'production',
    context: join(root, name),
    target: 'node24',
    entry: './src/first-look.tsx',
    output: {
      path: outputPath,
      filename: 'draw.cjs',
      library: { type: 'commonjs2' },
      publicPath: assetsMark,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      aliasFields: ['browser'],
      alias: drawingAliases,
    },
    module: {
      rules: rules(name, inputs, false, true),
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { asset: { emit: false } },
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${name}-drawing`,
      version: aliasedNames,
    },
    infrastructureLogging: { level: 'error' },
  };
}

function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      // Its cache is written meanwhile.
      compiler.close(() => {
        if (failure) reject(failure);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}

/** Emits `document/draw.cjs` of a package that has a `src/first-look.tsx`: its pages for the gateway. */
export class DrawingPlugin {
  readonly name: string;
  readonly inputs: string;

  constructor(name: string, inputs: string) {
    this.name = name;
    this.inputs = inputs;
  }

  apply(compiler: Compiler): void {
    if (!existsSync(join(root, this.name, 'src/first-look.tsx'))) return;
    compiler.hooks.thisCompilation.tap('DrawingPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'DrawingPlugin', stage }, async () => {
        const source = new webpack.sources.RawSource(await this.compiled());
        compilation.emitAsset(drawingFile, source, { minimized: true });
      });
    });
  }

  private async compiled(): Promise<string> {
    const place = mkdtempSync(join(tmpdir(), 'afterglow-drawing-'));
    try {
      await compile(configuration(this.name, this.inputs, place));
      return readFileSync(join(place, 'draw.cjs'), 'utf8');
    } finally {
      rmSync(place, { recursive: true });
    }
  }
}
