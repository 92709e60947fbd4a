import { basename } from 'node:path';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { Refusal } from '../registry/refusal.ts';
import { compilerMessage } from './compiler-message.ts';
import { type BuildOptions, remoteConfig, shellConfig } from './preset.ts';

/** Builds one package with webpack. Rejects with the compiler's own messages. */
export function build(options: BuildOptions): Promise<StatsCompilation> {
  return compile(options.name === 'shell' ? shellConfig(options) : remoteConfig(options));
}

/** Runs webpack once. */
export function compile(config: Configuration): Promise<StatsCompilation> {
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
        if (!stats.hasErrors()) return resolve(json);
        const messages = json.errors?.map((error) => compilerMessage(error, folder));
        reject(new Refusal(messages?.join('\n')));
      });
    });
  });
}
