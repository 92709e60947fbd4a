import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { digestOf } from '../store/releases.ts';
import { hashHolders } from './hash-holders.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Stands in the runtime until all other files are final; then the table takes its place. */
const placeholder = '@@integrity@@';
const table = '__webpack_require__.integrity';

/** A hash of the right form that no file has: what the table does not know must not run. */
const impossible = `sha384-${'A'.repeat(64)}`;

/** Where files find the table that they add to: webpack's own list of what was loaded. */
function sharedTable({ outputOptions }: Compilation): string {
  return `${outputOptions.globalObject}.${outputOptions.chunkLoadingGlobal}.integrity`;
}

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_NORMAL);
  }

  override generate(): string {
    if (!this.compilation) throw new Error('webpack asks for code before it compiles');
    const shared = sharedTable(this.compilation);
    const list = shared.replace(/\.integrity$/, '');
    // Who tries again runs the entry once more, and what it loaded before is not run again.
    return `${list} = ${list} || []; ${table} = ${shared} = Object.assign(${shared} || {}, "${placeholder}");`;
  }
}

/** `script.integrity = …` for the file at `href`, an address below the public path. */
function setIntegrity(element: string, href: string): string {
  const path = `${href}.slice(${RuntimeGlobals.publicPath}.length)`;
  return `${element}.integrity = ${table}[${path}] || "${impossible}"; ${element}.crossOrigin = "anonymous";`;
}

/**
 * Gives every script and stylesheet that webpack's runtime loads its hash. The file that holds the
 * runtime is checked by the hash in the registry, and holds the hashes of what it loads; what only one
 * file loads is in a table of that file. So nothing of a release runs that is not exactly what was built.
 */
export class IntegrityPlugin {
  /** @param entry the file that holds the runtime, "entry.js" or "main.js" */
  readonly entry: string;

  constructor(entry: string) {
    this.entry = entry;
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
      compilation.hooks.processAssets.tap({ name, stage }, () => this.settle(compilation));
    });
  }

  /** Writes the tables, from the files that load nothing to the one that loads the first. */
  private settle(compilation: Compilation): void {
    const holders = hashHolders(compilation.chunks, this.entry);
    const tables = new Map<string, Record<string, string>>([[this.entry, {}]]);
    const contentOf = (path: string) => compilation.getAsset(path)?.source.source().toString();
    const write = (path: string, content: string) =>
      compilation.updateAsset(path, new webpack.sources.RawSource(content));
    for (const [path, holder] of holders) {
      const own = tables.get(path);
      const content = contentOf(path);
      if (content === undefined) continue;
      if (own) {
        const added = JSON.stringify(own);
        write(path, `${content}\n;Object.assign(${sharedTable(compilation)},${added});`);
      }
      const buffer = compilation.getAsset(path)?.source.buffer() ?? Buffer.of();
      const others = tables.get(holder) ?? {};
      others[path] = digestOf(buffer);
      tables.set(holder, others);
    }
    const content = contentOf(this.entry);
    if (!content?.includes(`"${placeholder}"`)) {
      compilation.errors.push(new webpack.WebpackError(`${this.entry} has no place for hashes`));
      return;
    }
    const first = JSON.stringify(tables.get(this.entry));
    write(this.entry, content.replace(`"${placeholder}"`, first));
  }
}
