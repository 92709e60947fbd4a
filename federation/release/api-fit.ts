import { apiOffers } from '../contract/api-offers.ts';
import { brokenBy } from '../gate/rules/api-fit.ts';
import { namedVersions } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { Files } from '../store/files.ts';
import { acceptedKeys, keySource } from '../store/keys.ts';
import { readRegistry } from '../store/registry-file.ts';
import { readRelease } from '../store/releases.ts';

/** Every release that a browser may still get: live, on trial, pinned, or to fall back on. */
async function reachable(files: Files, env: NodeJS.ProcessEnv): Promise<Release[]> {
  const registry = await readRegistry(files, acceptedKeys(keySource(env)));
  const wanted = Object.entries(registry?.channels ?? {}).flatMap(([name, channel]) => {
    const named = namedVersions({ ...channel, before: channel.before.slice(0, 1) });
    return [...named].map((version) => readRelease(files, name, version, channel.digests[version]));
  });
  return (await Promise.all(wanted)).flatMap((stored) => (stored ? [stored.release] : []));
}

/** What the API of the working copy would break of what a store gives to browsers, a line each. */
export async function brokenByApi(
  files: Files,
  env: NodeJS.ProcessEnv,
  offers = apiOffers(),
): Promise<string[]> {
  return brokenBy(offers, await reachable(files, env));
}
