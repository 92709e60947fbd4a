import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type BuildOptions, shellConfig } from '../bundler/preset.ts';
import { root } from '../workspace/package-files.ts';
import { writeModules } from './modules.ts';

/**
 * The same source as one ordinary application: what the product would be without federation. It
 * exists to know what federation costs.
 */
export function singleConfig(options: BuildOptions): Configuration {
  const config = shellConfig(options);
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        '@afterglow/federation/loader/runtime$': join(root, 'federation/single/runtime.ts'),
        'single-modules$': writeModules(),
      },
    },
    cache: false,
  };
}
