import type { Composition } from '../../registry/composition.ts';
import { Refusal } from '../../registry/refusal.ts';
import type { Registry } from '../../registry/registry.ts';
import { acceptedKeys, writerKeys } from '../../store/keys.ts';
import { newerThanLive, previewsOf } from '../../store/previews.ts';
import { registryOfStep, stepAt } from '../../store/registry-at.ts';
import { readRegistry } from '../../store/registry-file.ts';
import type { Command, Context } from '../command.ts';
import { compositionOf, type Part, previewed } from '../composition.ts';
import { compositionAddress } from '../composition-address.ts';
import { Usage } from '../exit-code.ts';
import { productAddress } from '../known-site.ts';
import { siteOption } from '../options.ts';
import { table } from '../table.ts';

const heads = ['what', 'package', 'version', 'built (UTC)', 'commit', 'else', 'team', 'contact'];

function row({ role, name, version, createdAt, gitRevision, previous, owner }: Part): string[] {
  const built = createdAt.slice(0, 16).replace('T', ' ');
  const whose = [owner?.team ?? '–', owner?.contact ?? '–'];
  return [role, name, version, built, gitRevision, previous ?? '–', ...whose];
}

const trial = ({ name, canary }: Part) =>
  canary ? [`${canary.share} % of the browsers get ${name} ${canary.version} instead.`] : [];

/** The longest that an address may last. Minutes. */
const longest = 24 * 60;

function whole(context: Context, option: string, most: number): number | undefined {
  const text = context.text(option)?.replace('#', '');
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new Usage(`--${option} wants a whole number up to ${most}`);
}

/** The step that --step or --at names; undefined for what is live. */
async function wantedStep(context: Context): Promise<number | undefined> {
  const [step, at] = [whole(context, 'step', 999_999_999_999), context.text('at')];
  if (at === undefined) return step;
  if (step !== undefined) throw new Usage('say --at or --step, not both');
  // Without a zone it is UTC, as in all that the history says.
  const moment = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(at) || at.length <= 10 ? at : `${at}Z`);
  if (Number.isNaN(moment))
    throw new Usage(`--at wants a time such as 2026-11-24T12:00, not "${at}"`);
  return stepAt(context.files, moment);
}

/** Previews of a branch that are newer than what is live, all those of a commit before them. */
async function previews(context: Context, live: Registry): Promise<Composition['packages']> {
  const [branch, commit] = [context.text('branch'), context.text('commit')];
  if (branch === undefined && commit === undefined) return {};
  const { files, keys } = context;
  const { accepted } = writerKeys(keys);
  const ofBranch = await previewsOf(files, accepted, { branch });
  const ofCommit = await previewsOf(files, accepted, { commit });
  return { ...(await newerThanLive(files, live, ofBranch)), ...ofCommit };
}

async function registryOf(context: Context, step: number | undefined): Promise<Registry> {
  const accepted = acceptedKeys(context.keys);
  if (step !== undefined) return registryOfStep(context.files, accepted, step);
  const registry = await readRegistry(context.files, accepted);
  if (!registry) throw new Refusal(`nothing is released in ${context.files.location} yet`);
  return registry;
}

export const command: Command = {
  help: `Usage: npm run explain -- <address>
Says which packages make a page, in which version, and whose they are: the frame, the page itself,
and the slots that others may fill on it. "else" is what a browser falls back to.
  <address>    whole, or its path on the site of PUBLIC_URL
  --site HOST  on this site
What was shown at another time, or is not live yet, comes with an address that opens it:
  --at TIME       as it was then (UTC), at most 90 days ago; --step N, after that step
  --branch NAME   with what "npm run release -- … --preview" stored for a branch,
                  where it is newer than what is live
  --commit SHA    … for a commit; the branch's where it has nothing, then what is live
  --open          an address for what is live now
  --bucket N      as the browser with this number in its cookie had it, in a trial or not
  --minutes N     the address lasts 60, at most ${longest}`,
  options: {
    site: { type: 'string' },
    at: { type: 'string' },
    step: { type: 'string' },
    branch: { type: 'string' },
    commit: { type: 'string' },
    open: { type: 'boolean' },
    bucket: { type: 'string' },
    minutes: { type: 'string' },
  },
  async run(context) {
    const [address, ...more] = context.names;
    if (!address || more.length > 0) throw new Usage('name one address; --help says more');
    const base = productAddress(process.env);
    if (!URL.canParse(address, base)) throw new Usage(`"${address}" is no address`);
    const { pathname, search, hostname } = new URL(address, base);
    const site = siteOption(context) ?? hostname;
    const bucket = whole(context, 'bucket', 9999);
    const minutes = whole(context, 'minutes', longest) ?? 60;
    const step = await wantedStep(context);
    const live = await registryOf(context, step);
    const packages = await previews(context, live);
    const registry = previewed(live, packages);
    const asked = { pathname, site, ...(bucket !== undefined && { bucket }) };
    const { route, path, parts } = await compositionOf(context.files, registry, asked);
    const head = route
      ? `${pathname} on ${site} is ${route} (${path})`
      : `${pathname} on ${site} belongs to no remote: the shell says that there is no such page`;
    const lines = [head, '', table(heads, parts.map(row)), ...parts.flatMap(trial)];
    const isAsked = step !== undefined || context.flag('open') || Object.keys(packages).length > 0;
    const link = isAsked
      ? compositionAddress(context.keys, site, {
          ...(step !== undefined && { step }),
          ...(bucket !== undefined && { bucket }),
          packages,
          path: pathname + search,
          until: Date.now() + minutes * 60_000,
        })
      : undefined;
    const opens = link ? ['', `Opens it for ${minutes} minutes, in one browser:`, link] : [];
    return {
      lines: [...lines, ...opens],
      data: { site, pathname, route, path, step, parts, link },
    };
  },
};
