import { Refusal } from '../../registry/refusal.ts';
import { acceptedKeys } from '../../store/keys.ts';
import { readRegistry } from '../../store/registry-file.ts';
import type { Command } from '../command.ts';
import { compositionOf, type Part } from '../composition.ts';
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

export const command: Command = {
  help: `Usage: npm run explain -- <address>
Says which packages make a page, in which version, and whose they are: the frame, the page itself,
and the slots that others may fill on it. "else" is what a browser falls back to.
  <address>    whole, or its path on the site of PUBLIC_URL
  --site HOST  on this site`,
  options: { site: { type: 'string' } },
  async run(context) {
    const [address, ...more] = context.names;
    if (!address || more.length > 0) throw new Usage('name one address; --help says more');
    const base = productAddress(process.env);
    if (!URL.canParse(address, base)) throw new Usage(`"${address}" is no address`);
    const { pathname, hostname } = new URL(address, base);
    const site = siteOption(context) ?? hostname;
    const registry = await readRegistry(context.files, acceptedKeys(context.keys));
    if (!registry) throw new Refusal(`nothing is released in ${context.files.location} yet`);
    const { route, path, parts } = await compositionOf(context.files, registry, { pathname, site });
    const head = route
      ? `${pathname} on ${site} is ${route} (${path})`
      : `${pathname} on ${site} belongs to no remote: the shell says that there is no such page`;
    const lines = [head, '', table(heads, parts.map(row)), ...parts.flatMap(trial)];
    return { lines, data: { site, pathname, route, path, parts } };
  },
};
