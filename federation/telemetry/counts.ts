/** One report of one page about one version, as the gateway keeps it. */
export interface Observation {
  /** Milliseconds since 1970. */
  at: number;
  remote: string;
  version: string;
  failed: boolean;
  /** Who sent it: a keyed hash of an address, which nobody can turn back. */
  client: string;
  /** The document it was sent from. */
  document: string;
}

/**
 * How a version fares, in clients: however often one reports, it has one voice. Successes are
 * sampled, failures are not; both versions alike.
 */
export interface Counts {
  shown: number;
  failed: number;
}

const page = ({ client, document }: Observation) => `${client} ${document}`;

const clientsOf = (seen: Observation[]) => new Set(seen.map(({ client }) => client)).size;

/**
 * Counts what was seen of a version. A page in which `predecessor` failed as well says nothing about
 * the difference between the two (a lost network, a broken extension), so it is left out.
 */
export function countsOf(
  observations: Observation[],
  { remote, version, predecessor }: { remote: string; version: string; predecessor?: string },
): Counts {
  const own = observations.filter((seen) => seen.remote === remote);
  const of = (wanted: string | undefined) => own.filter((seen) => seen.version === wanted);
  const alsoFailed = new Set(of(predecessor).flatMap((seen) => (seen.failed ? [page(seen)] : [])));
  const failed = of(version).filter((seen) => seen.failed && !alsoFailed.has(page(seen)));
  return {
    shown: clientsOf(of(version).filter((seen) => !seen.failed)),
    failed: clientsOf(failed),
  };
}
