import type { Contract, Needs, Offers } from '../contract/contract.ts';
import type { Problem } from '../problem.ts';

interface Part {
  name: string;
  contract?: Contract | undefined;
}

function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** Whether `version` is in a caret range such as "^1.2.0": the same major, and not older. */
export function inRange(version: string, range: string): boolean {
  const [major, minor, patch] = numbers(version);
  const [least, leastMinor, leastPatch] = numbers(range.replace(/^\^/, ''));
  if (major !== least) return false;
  return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
}

function misfits({ ranges }: Needs, { versions }: Offers): string[] {
  return Object.entries(ranges).flatMap(([library, range]) => {
    const version = versions[library];
    if (version && inRange(version, range)) return [];
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
