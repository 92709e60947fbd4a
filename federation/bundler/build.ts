import { basename } from 'node:path';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { Refusal } from '../registry/refusal.ts';
import { compilerMessages } from './compiler-message.ts';
import { inputsOf } from './inputs/inputs.ts';
import { unknownFiles } from './inputs/unknown-files.ts';
import { type BuildOptions, remoteConfig, shellConfig } from './preset.ts';

/** What came of a run of webpack. */
interface Compiled {
  stats: StatsCompilation;
  /** Every file that was read for it. */
  read: string[];
}

/**
 * Builds one package with webpack. Rejects with the compiler's own messages, and when it read what
 * its inputs do not know: such a build could change without anybody noticing.
 */
export async function build(options: BuildOptions): Promise<StatsCompilation> {
  const config = options.name === 'shell' ? shellConfig(options) : remoteConfig(options);
  const { stats, read } = await compile(config);
  const [unknown] = unknownFiles(inputsOf(options.name), read);
  if (unknown) {
    throw new Refusal(`${options.name}: the build reads ${unknown}, which no import of it names`);
  }
  return stats;
}

/** Runs webpack once. */
export function compile(config: Configuration): Promise<Compiled> {
  const folder = basename(config.context ?? '');
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack made no compiler');
    compiler.run((failure, stats) => {
      compiler.close(() => {
        // What a plugin throws comes wrapped.
        if (failure) return reject((failure as { error?: Error }).error ?? failure);
        if (!stats) return reject(new Error('webpack gave no stats'));
        const json = stats.toJson({
          all: false,
          errors: true,
          assets: true,
          // Or files that the last build wrote as well would be missing.
          cachedAssets: true,
          chunkGroups: true,
          entrypoints: true,
          chunks: true,
          ids: true,
          modules: true,
          nestedModules: true,
          cachedModules: true,
          orphanModules: true,
          dependentModules: true,
          modulesSpace: Number.POSITIVE_INFINITY,
          nestedModulesSpace: Number.POSITIVE_INFINITY,
        });
        if (!stats.hasErrors()) {
          return resolve({ stats: json, read: [...stats.compilation.fileDependencies] });
        }
        reject(new Refusal(compilerMessages(json.errors ?? [], folder).join('\n')));
      });
    });
  });
}
