import { signOverride } from '../../registry/override.ts';
import { Refusal } from '../../registry/refusal.ts';
import { versionName } from '../../registry/registry.ts';
import { writerKeys } from '../../store/keys.ts';
import { readRelease } from '../../store/releases.ts';
import type { Command } from '../command.ts';
import { Usage } from '../exit-code.ts';
import { productAddress, refuseUnknownSite } from '../known-site.ts';
import { onlyName, siteOption } from '../options.ts';

/** The longest an override may last. Minutes. */
const longest = 24 * 60;

export const command: Command = {
  help: `Usage: npm run override -- <remote> --version VERSION [--minutes N]
Prints an address. The browser that opens it gets this version of the remote until the time is up or
until it opens /override/end; nobody else notices, and its pages say so while it lasts.
  --version VERSION  one that is in the store; it need not be live
  --minutes N        60 by default, at most ${longest}
  --site HOST        on this site; otherwise on that of PUBLIC_URL`,
  options: {
    version: { type: 'string' },
    minutes: { type: 'string' },
    site: { type: 'string' },
  },
  async run(context) {
    const remote = onlyName(context);
    const version = context.text('version');
    if (!version) throw new Usage('--version wants a version that is in the store');
    const minutes = Number(context.text('minutes') ?? 60);
    if (!(minutes > 0 && minutes <= longest)) throw new Usage(`--minutes: up to ${longest}`);
    const site = siteOption(context);
    const isName = versionName.safeParse(version).success;
    const stored = isName ? await readRelease(context.files, remote, version) : undefined;
    if (!stored) throw new Refusal(`${remote} ${version} is not in the store`);
    if (!stored.release.manifest) {
      throw new Refusal(
        'an override is of a remote; "npm run release -- shell --preview" shows a shell',
      );
    }
    if (site) await refuseUnknownSite(site, process.env);
    const until = Date.now() + minutes * 60_000;
    const { pair } = writerKeys(context.keys);
    const override = { remote, version, digest: stored.digest, until };
    const address = new URL('/override', productAddress(process.env));
    address.hostname = site ?? address.hostname;
    address.searchParams.set('token', signOverride(override, pair.privateKey));
    const data = { remote, version, address: address.href, until: new Date(until).toISOString() };
    return { lines: [address.href], data };
  },
};
