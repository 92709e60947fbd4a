import type { Contract, Needs, Offers, Surface } from '../../registry/contract.ts';
import type { Problem } from '../problem.ts';

interface Part {
  name: string;
  contract?: Contract | undefined;
}

/** What `needs` relies on and `offers` lacks or has changed, e.g. "chats.load is gone". */
function unmet(needs: Surface, offers: Surface): { library: string; what: string }[] {
  return Object.entries(needs).flatMap(([library, facts]) =>
    Object.entries(facts).flatMap(([fact, hash]) => {
      const offered = offers[library]?.[fact];
      if (offered === hash) return [];
      const requirement = fact.endsWith(' required');
      const what = requirement
        ? `${fact.replace(/ required$/, '')} asks for other fields`
        : `${fact} ${offered === undefined ? 'is not there' : 'has another type'}`;
      return [{ library, what }];
    }),
  );
}

/** Several facts of one export are one problem. */
function byExport(found: { library: string; what: string }[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { library, what } of found) {
    const topic = /^topic \S+?(?=[. ]|$)/.exec(what)?.[0];
    const key = `${library} ${topic ?? /^[^. (]+/.exec(what)?.[0] ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), what]);
  }
  return groups;
}

function lines(found: ReturnType<typeof unmet>): string[] {
  return [...byExport(found)].map(([key, whats]) => {
    const more = whats.length > 3 ? `, and ${whats.length - 3} more` : '';
    return `${key.split(' ')[0]}: ${whats.slice(0, 3).join(', ')}${more}`;
  });
}

function remoteProblems(remote: Needs, shell: Offers): Problem[] {
  return lines(unmet(remote.surface, shell.surface)).map((line) => ({
    rule: 'contract',
    message: `it needs what the live shell does not offer: ${line}`,
    advice: 'release the shell first, or both together: npm run release -- shell <remote>',
  }));
}

function shellProblems(shell: Offers, remotes: Part[]): Problem[] {
  return remotes.flatMap(({ name, contract }) =>
    lines(unmet(contract?.needs?.surface ?? {}, shell.surface)).map((line) => ({
      rule: 'contract',
      message: `it breaks the live ${name}: ${line}`,
      advice: `keep the old name or type beside the new one, or release ${name} together with the shell`,
    })),
  );
}

/** Exports, types and topics of the shared libraries: those a remote uses against those of the shell. */
export function contractProblems(candidate: Part, live: Part[]): Problem[] {
  const { needs, offers } = candidate.contract ?? {};
  const shell = live.find(({ name }) => name === 'shell')?.contract?.offers;
  if (needs && shell) return remoteProblems(needs, shell);
  return offers ? shellProblems(offers, live) : [];
}
