import type { Audience } from '../../registry/audience.ts';
import { writerKeys } from '../../store/keys.ts';
import { readRemoteManifest, remoteNames } from '../../workspace/package-files.ts';
import type { Answer } from '../answer.ts';
import type { Command, Context } from '../command.ts';
import { compositionAddress } from '../composition-address.ts';
import { explain, Usage } from '../exit-code.ts';
import { refuseUnknownSite } from '../known-site.ts';
import { gateHelp, gateOptions, knownPackages, noNames, siteOption } from '../options.ts';
import { origin } from '../origin.ts';
import { previewPackages } from '../preview-packages.ts';
import { previewPage } from '../preview-page.ts';
import type { Together } from '../release-together.ts';
import { result } from '../result.ts';

/** How long the address of a preview lasts. */
const previewMinutes = 24 * 60;

/** An address of what this run made, among what else is previewed and live. */
async function previewAddress(
  context: Context,
  names: string[],
  together: Together,
): Promise<string | undefined> {
  if (context.dryRun) return undefined;
  const { files, keys } = context;
  const packages = await previewPackages(files, writerKeys(keys).accepted, together, origin());
  const until = Date.now() + previewMinutes * 60_000;
  const remotes = names.filter((name) => name !== 'shell');
  const path = previewPage(remotes.flatMap((name) => readRemoteManifest(name).routes));
  return compositionAddress(keys, undefined, { packages, path, until });
}

/** Releases packages together and says what became of each. */
async function releaseAll(context: Context, names: string[], audience: Audience): Promise<Answer> {
  // The compiler takes a second to load; `--help` and a mistyped name need none.
  const { releaseTogether } = await import('../release-together.ts');
  const together = await releaseTogether(context, names, audience);
  const { outcomes, failures } = together;
  const messages = failures.map(({ error }) => explain(error));
  const said = result(together, { dryRun: context.dryRun, lenient: context.flag('lenient') });
  const link =
    context.flag('preview') && said.code === 0
      ? await previewAddress(context, names, together)
      : undefined;
  const where = outcomes.some(({ built }) => built) ? 'Live nowhere.' : 'Live already.';
  const shows = `${where} This address shows it for ${previewMinutes / 60} hours, in one browser:`;
  const opens = link ? ['', shows, link] : [];
  return {
    ...said,
    lines: [...said.lines, ...opens],
    data: { packages: outcomes, errors: messages, ...(link && { link }) },
  };
}

export const command: Command = {
  help: `Usage: npm run release -- <package> [<package> …] | --changed
Builds, checks and publishes the shell or a remote. The next document load has it.
  --changed      everything whose live release was made from other inputs; in production nothing
                 that was live before, or lacks the commit of what is live
  --lenient      what is not released may keep its live version: exit code 0, and a line each
  --preview      live nowhere: it is checked and stored, and an address shows it to pass round
  --site HOST    for one site only; "npm run rollback -- <package> --site HOST" ends that
${gateHelp}`,
  options: {
    changed: { type: 'boolean' },
    lenient: { type: 'boolean' },
    site: { type: 'string' },
    preview: { type: 'boolean' },
    ...gateOptions,
  },
  async run(context) {
    const changed = context.flag('changed');
    const given = [...new Set(context.names)];
    const names = changed ? ['shell', ...remoteNames()] : knownPackages(given);
    if (names.length === 0) throw new Usage('name a package, or --changed; --help says more');
    if (changed) noNames(context);
    const site = siteOption(context);
    if (site && context.flag('preview'))
      throw new Usage('a preview is for no site; say one or the other');
    if (site) await refuseUnknownSite(site, process.env);
    return releaseAll(context, names, site ? { kind: 'site', site } : { kind: 'live' });
  },
};
