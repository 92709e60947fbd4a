import { createHash } from 'node:crypto';
import webpack, { type RuleSetRule } from 'webpack';

/** What webpack tells of a file when it asks for its name. */
interface PathData {
  module?: unknown;
}

/**
 * Texts that code fetches for itself, by `new URL('./x.json', import.meta.url)`, are called by their
 * sha384. So the code that names them, which was checked before it ran, knows what must be in them:
 * see federation/remote/fetch-checked-texts.ts.
 */
export const checkedTexts: RuleSetRule = {
  dependency: 'url',
  test: /\.json$/,
  type: 'asset/resource',
  generator: {
    filename({ module }: PathData): string {
      const content = module instanceof webpack.Module && module.originalSource()?.buffer();
      if (!content) throw new Error('webpack names a file before it has read it');
      return `texts/${createHash('sha384').update(content).digest('base64url')}.json`;
    },
  },
};
