import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './paths.mjs';

/** Commands for releases, all answered by the same file. */
const delivery = [
  'release',
  'canary',
  'promote',
  'rollback',
  'take-off',
  'override',
  'status',
  'explain',
  'keys',
  'prune',
];

/**
 * What a script name means: a tool of this folder, a command for releases, or any program on the
 * inside PATH (`node tools/run.mjs jest shared-ui`).
 * @param {string} script
 * @param {string[]} args
 * @returns {[string, string[]]} program and arguments
 */
export function commandFor(script, args) {
  if (delivery.includes(script)) {
    return [node, [join(root, 'federation/release/cli.ts'), script, ...args]];
  }
  if (script === 'backup' || script === 'restore') {
    return [node, [join(root, 'tools/backup/cli.ts'), script, ...args]];
  }
  if (script === 'screens') return [node, [join(root, 'e2e/screens/take-screens.ts'), ...args]];
  if (script === 'operator') return [node, [join(root, 'api/src/operator/main.ts'), ...args]];
  if (script === 'variants') return [node, [join(root, 'gateway/src/variants/cli.ts'), ...args]];
  const tool = [`${script}.ts`, `${script}/generate.ts`]
    .map((file) => join(root, 'tools', file))
    .find((file) => existsSync(file));
  return tool ? [node, [tool, ...args]] : [script, args];
}
