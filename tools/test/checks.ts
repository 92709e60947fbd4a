import { dateBack } from '../../federation/gate/sources/date-back.ts';
import { capture } from './capture.ts';
import { type Stage, single } from './stage.ts';

function check(name: string, program: string, args: string[]): Stage {
  return {
    name,
    async run() {
      const { ok, output } = await capture(program, args);
      return single(ok, output);
    },
  };
}

const compiler = check('types', 'tsc', ['--build', '--pretty', 'false']);

/** What is saved while it is at work is looked at the next time. */
const types: Stage = {
  ...compiler,
  async run(...asked) {
    const begun = Date.now();
    const result = await compiler.run(...asked);
    dateBack(begun);
    return result;
  },
};

/** What can be said without running the product; each counts as one test. */
export const checks: Stage[] = [
  types,
  check('lint', 'biome', [
    'ci',
    '--colors=off',
    '--error-on-warnings',
    '--max-diagnostics=50',
    '.',
  ]),
  check('arrows', 'node', ['tools/arrows.ts']),
  check('unused', 'knip', ['--no-progress', '--no-config-hints']),
  check('packages', 'node', ['tools/supply.ts']),
  check('texts', 'node', ['tools/locales.ts']),
  check('events', 'node', ['tools/events.ts', '--check']),
  check('assurance', 'node', ['tools/assurance.ts', '--check']),
  check('client types', 'node', ['tools/client-types/generate.ts', '--check']),
];
