/** Where pages send how fast they were. */
export const vitalsAddress = '/reports/vitals';

/** What is compared between two versions; less is better of each. */
export const measures = ['failed', 'lcp-cold', 'lcp-warm', 'inp'] as const;

/**
 * `failed` is 1 or 0, the others are milliseconds. A page whose code came over the network and one
 * whose code was kept from the day before are two things: a new version is always the former first.
 */
export type Measure = (typeof measures)[number];

/** What one page says of one version. Nothing in it is about the visitor. */
export interface Voice {
  /** Milliseconds since 1970. */
  at: number;
  remote: string;
  version: string;
  measure: Measure;
  value: number;
  /** A keyed hash of an address, which nobody can turn back. */
  client: string;
  document: string;
}
