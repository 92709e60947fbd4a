import type { Release } from '../../registry/release.ts';
import type { RemoteManifest } from '../../registry/remote-manifest.ts';
import type { Problem } from '../problem.ts';

/** What the shell has for remotes to use, and what a remote uses of it. */
interface Kind {
  rule: 'slots' | 'layouts';
  one: string;
  used: (manifest: RemoteManifest) => string[];
}

const kinds: Kind[] = [
  { rule: 'slots', one: 'slot', used: ({ slots }) => slots },
  {
    rule: 'layouts',
    one: 'layout',
    used: ({ routes }) => [...new Set(routes.map(({ layout }) => layout))],
  },
];

/** What is drawn in a place nobody has is seen by nobody; a place that goes takes content away. */
export function placeProblems(candidate: Release, live: Release[]): Problem[] {
  const own = candidate.contract?.offers;
  if (own) {
    return kinds.flatMap(({ rule, one, used }) =>
      live.flatMap(({ name, manifest }) =>
        (manifest ? used(manifest) : [])
          .filter((place) => !own[rule].includes(place))
          .map((place) => ({
            rule,
            message: `it has no ${one} ${place}, which the live ${name} uses`,
            advice: `keep the ${one}, or release the remote without it first`,
          })),
      ),
    );
  }
  const shell = live.find(({ name }) => name === 'shell')?.contract?.offers;
  const { manifest } = candidate;
  if (!shell || !manifest) return [];
  return kinds.flatMap(({ rule, one, used }) =>
    used(manifest)
      .filter((place) => !shell[rule].includes(place))
      .map((place) => ({
        rule,
        message: `the live shell has no ${one} ${place}`,
        advice: `use one of ${shell[rule].join(', ')} in remote.json`,
      })),
  );
}
