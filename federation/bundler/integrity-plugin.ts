import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { digestOf } from '../store/releases.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Stands in the runtime until all other files are final; then the table takes its place. */
const placeholder = '@@integrity@@';
const table = '__webpack_require__.integrity';

/** A hash of the right form that no file has: what the table does not know must not run. */
const impossible = `sha384-${'A'.repeat(64)}`;

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_NORMAL);
  }

  override generate(): string {
    return `${table} = "${placeholder}";`;
  }
}

/** `script.integrity = …` for the file at `href`, an address below the public path. */
function setIntegrity(element: string, href: string): string {
  const path = `${href}.slice(${RuntimeGlobals.publicPath}.length)`;
  return `${element}.integrity = ${table}[${path}] || "${impossible}"; ${element}.crossOrigin = "anonymous";`;
}

/**
 * Gives every script and stylesheet that webpack's runtime loads its hash. The table of hashes is
 * part of the file that holds the runtime, and that file is checked by the hash in the registry:
 * nothing of a release runs that is not exactly what was built.
 */
export class IntegrityPlugin {
  /** @param holder the file that holds the runtime, "entry.js" or "main.js" */
  readonly holder: string;

  constructor(holder: string) {
    this.holder = holder;
  }

  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, needs) => {
        needs.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source: string) => `${source}\n${setIntegrity('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => `${source}\n${setIntegrity(tag, href)}`,
      );
      // After everything that changes files, minifiers included.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const hashes = Object.entries(assets)
          .filter(([path]) => /\.(js|css)$/.test(path) && path !== this.holder)
          .map(([path, source]) => [path, digestOf(source.buffer())]);
        const content = assets[this.holder]?.source().toString();
        if (!content?.includes(`"${placeholder}"`)) {
          compilation.errors.push(
            new webpack.WebpackError(`${this.holder} has no place for hashes`),
          );
          return;
        }
        const filled = content.replace(
          `"${placeholder}"`,
          JSON.stringify(Object.fromEntries(hashes)),
        );
        compilation.updateAsset(this.holder, new webpack.sources.RawSource(filled));
      });
    });
  }
}
