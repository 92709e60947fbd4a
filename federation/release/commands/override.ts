import { signOverride } from '../../registry/override.ts';
import { Refusal } from '../../registry/refusal.ts';
import { versionName } from '../../registry/registry.ts';
import { writerKeys } from '../../store/keys.ts';
import { readRelease } from '../../store/releases.ts';
import type { Command } from '../command.ts';
import { Usage } from '../exit-code.ts';
import { onlyName } from '../options.ts';

/** The longest an override may last. Minutes. */
const longest = 24 * 60;

export const command: Command = {
  help: `Usage: npm run override -- <remote> --version VERSION [--minutes N]
Prints an address below any site. The browser that opens it gets this version of the remote until
the time is up or until it opens /override/end; nobody else notices.
  --version VERSION  one that is in the store; it need not be live
  --minutes N        60 by default, at most ${longest}`,
  options: { version: { type: 'string' }, minutes: { type: 'string' } },
  async run(context) {
    const remote = onlyName(context);
    const version = context.text('version');
    if (!version) throw new Usage('--version wants a version that is in the store');
    const minutes = Number(context.text('minutes') ?? 60);
    if (!(minutes > 0 && minutes <= longest)) throw new Usage(`--minutes: up to ${longest}`);
    const isName = versionName.safeParse(version).success;
    const stored = isName ? await readRelease(context.files, remote, version) : undefined;
    if (!stored?.release.manifest) throw new Refusal(`${remote} ${version} is not in the store`);
    const until = Date.now() + minutes * 60_000;
    const { pair } = writerKeys(context.keys);
    const override = { remote, version, digest: stored.digest, until };
    console.log(`/override?token=${signOverride(override, pair.privateKey)}`);
  },
};
