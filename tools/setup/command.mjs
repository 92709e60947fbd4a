import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './paths.mjs';

/**
 * What a script name means: a tool of this folder, the release command, or any program on the
 * inside PATH (`node tools/run.mjs jest shared-ui`).
 * @param {string} script
 * @param {string[]} args
 * @returns {[string, string[]]} program and arguments
 */
export function commandFor(script, args) {
  if (script === 'release') return [node, [join(root, 'federation/release/cli.ts'), ...args]];
  const tool = [`${script}.ts`, `${script}/generate.ts`]
    .map((file) => join(root, 'tools', file))
    .find((file) => existsSync(file));
  return tool ? [node, [tool, ...args]] : [script, args];
}
