import type { Audience } from '../../registry/audience.ts';
import { remoteNames } from '../../workspace/package-files.ts';
import type { Answer } from '../answer.ts';
import type { Command, Context } from '../command.ts';
import { explain, Usage } from '../exit-code.ts';
import { refuseUnknownSite } from '../known-site.ts';
import { gateHelp, gateOptions, knownPackages, noNames, siteOption } from '../options.ts';
import { result } from '../result.ts';

/** Releases packages together and says what became of each. */
async function releaseAll(context: Context, names: string[], audience: Audience): Promise<Answer> {
  // The compiler takes a second to load; `--help` and a mistyped name need none.
  const { releaseTogether } = await import('../release-together.ts');
  const together = await releaseTogether(context, names, audience);
  const { outcomes, failures } = together;
  const messages = failures.map(({ error }) => explain(error));
  return {
    ...result(together, { dryRun: context.dryRun, lenient: context.flag('lenient') }),
    data: { packages: outcomes, errors: messages },
  };
}

export const command: Command = {
  help: `Usage: npm run release -- <package> [<package> …] | --changed
Builds, checks and publishes the shell or a remote. The next document load has it.
  --changed      everything whose live release was made from other inputs
  --lenient      what is not released may keep its live version: exit code 0, and a line each
  --site HOST    for one site only; "npm run rollback -- <package> --site HOST" ends that
${gateHelp}`,
  options: {
    changed: { type: 'boolean' },
    lenient: { type: 'boolean' },
    site: { type: 'string' },
    ...gateOptions,
  },
  async run(context) {
    const changed = context.flag('changed');
    const names = changed ? ['shell', ...remoteNames()] : knownPackages(context.names);
    if (names.length === 0) throw new Usage('name a package, or --changed; --help says more');
    if (changed) noNames(context);
    const site = siteOption(context);
    if (site) await refuseUnknownSite(site, process.env);
    return releaseAll(context, names, site ? { kind: 'site', site } : { kind: 'live' });
  },
};
