import type { Audience } from '../../registry/audience.ts';
import { remoteNames } from '../../workspace/package-files.ts';
import type { Command, Context } from '../command.ts';
import { explain, Usage } from '../exit-code.ts';
import { gateHelp, gateOptions, knownPackages, noNames, siteOption } from '../options.ts';
import { result } from '../result.ts';

/** Releases packages together and says what became of each. */
async function releaseAll(context: Context, names: string[], audience: Audience): Promise<void> {
  // The compiler takes a second to load; `--help` and a mistyped name need none.
  const { releaseTogether } = await import('../release-together.ts');
  const together = await releaseTogether(context, names, audience);
  const { lines, errors, code } = result(together, {
    dryRun: context.dryRun,
    lenient: context.flag('lenient'),
  });
  if (context.flag('json')) {
    const { outcomes, failures } = together;
    const messages = failures.map(({ error }) => explain(error));
    console.log(JSON.stringify({ packages: outcomes, errors: messages }, null, 2));
  } else {
    for (const line of lines) console.log(line);
    for (const line of errors) console.error(line);
  }
  process.exitCode = code;
}

export const command: Command = {
  help: `Usage: npm run release -- <package> [<package> …] | --changed
Builds, checks and publishes the shell or a remote. The next document load has it.
  --changed      everything whose live release was made from other inputs
  --lenient      what is not released may keep its live version: exit code 0, and a line each
  --site HOST    for one site only; "npm run rollback -- <package> --site HOST" ends that
${gateHelp}
  --json         says everything as JSON, problems included`,
  options: {
    changed: { type: 'boolean' },
    lenient: { type: 'boolean' },
    site: { type: 'string' },
    json: { type: 'boolean' },
    ...gateOptions,
  },
  async run(context) {
    const changed = context.flag('changed');
    const names = changed ? ['shell', ...remoteNames()] : knownPackages(context.names);
    if (names.length === 0) throw new Usage('name a package, or --changed; --help says more');
    if (changed) noNames(context);
    const site = siteOption(context);
    await releaseAll(context, names, site ? { kind: 'site', site } : { kind: 'live' });
  },
};
