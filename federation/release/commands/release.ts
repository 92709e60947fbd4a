import { remoteNames } from '../../build/package-files.ts';
import { reportLines } from '../../gate/report.ts';
import type { Command, Context } from '../command.ts';
import { exitCode, explain, Usage } from '../exit-code.ts';
import { gateHelp, gateOptions } from '../gate-options.ts';
import { knownPackages } from '../known-packages.ts';
import type { Landing } from '../landing.ts';
import type { Outcome } from '../release-together.ts';

function lines({ name, version, built, milliseconds, report }: Outcome, dryRun: boolean): string[] {
  if (report && report.problems.length > 0) return reportLines(report);
  const how = built ? `built in ${(milliseconds / 1000).toFixed(1)} s` : 'unchanged';
  const opened = report?.opened ? `, opened at ${report.opened} addresses` : '';
  const unopened = report?.unopened ? `, not opened: ${report.unopened}` : '';
  const note = dryRun ? ', not released (dry run)' : '';
  return [`${name.padEnd(16)} ${version}  ${how}${opened}${unopened}${note}`];
}

/** Releases packages together and says what became of each. */
async function releaseAll(context: Context, names: string[], landing: Landing): Promise<void> {
  // The compiler takes a second to load; `--help` and a mistyped name need none.
  const { releaseTogether } = await import('../release-together.ts');
  const { outcomes, failures } = await releaseTogether(context, names, landing);
  if (context.flag('json')) {
    const errors = failures.map(explain);
    console.log(JSON.stringify({ packages: outcomes, errors }, null, 2));
  } else {
    for (const outcome of outcomes) {
      const refused = (outcome.report?.problems.length ?? 0) > 0;
      for (const line of lines(outcome, context.dryRun))
        (refused ? console.error : console.log)(line);
    }
    for (const failure of failures) console.error(explain(failure));
  }
  if (outcomes.some(({ report }) => report && report.problems.length > 0)) process.exitCode = 1;
  if (failures.length > 0) process.exitCode = exitCode(failures[0]);
}

export const command: Command = {
  help: `Usage: npm run release -- <package> [<package> …] | --changed
Builds, checks and publishes the shell or a remote. The next document load has it.
  --changed      everything whose live release was made from other inputs
  --site HOST    for one site only; "npm run rollback -- <package> --site HOST" ends that
${gateHelp}
  --json         says everything as JSON, problems included`,
  options: {
    changed: { type: 'boolean' },
    site: { type: 'string' },
    json: { type: 'boolean' },
    ...gateOptions,
  },
  async run(context) {
    const changed = context.flag('changed');
    const names = changed ? ['shell', ...remoteNames()] : knownPackages(context.names);
    if (names.length === 0) throw new Usage(command.help);
    const site = context.text('site');
    await releaseAll(context, names, site ? { kind: 'site', site } : { kind: 'live' });
  },
};
