import satisfies from 'semver/functions/satisfies.js';
import type { Contract, Needs, Offers } from '../../registry/contract.ts';
import type { Problem } from '../problem.ts';

interface Part {
  name: string;
  contract?: Contract | undefined;
}

function misfits({ ranges }: Needs, { versions }: Offers): string[] {
  return Object.entries(ranges).flatMap(([library, range]) => {
    const version = versions[library];
    if (version && satisfies(version, range)) return [];
    return [`${library} ${range}, the shell has ${version ?? 'none'}`];
  });
}

/** Versions of shared libraries and of the shell's interface: ranges of remotes against the shell. */
export function rangeProblems(candidate: Part, live: Part[]): Problem[] {
  const { needs, offers } = candidate.contract ?? {};
  const shell = live.find(({ name }) => name === 'shell')?.contract?.offers;
  const problem = (message: string, advice: string) => ({ rule: 'ranges', message, advice });
  if (needs && shell) {
    return misfits(needs, shell).map((line) =>
      problem(`it needs ${line}`, 'build against that version, or release the shell first'),
    );
  }
  if (!offers) return [];
  return live.flatMap(({ name, contract }) =>
    (contract?.needs ? misfits(contract.needs, offers) : []).map((line) =>
      problem(`the live ${name} needs ${line}`, `release ${name} together with the shell`),
    ),
  );
}
