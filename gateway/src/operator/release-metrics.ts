import { Gauge, type Registry } from 'prom-client';
import type { Overview } from './overview.ts';

/**
 * Gauges of what is live and how it fares, for Prometheus. The returned function sets them to what
 * is so now.
 */
export function releaseGauges(registry: Registry): (found: Overview | undefined) => void {
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const of = ['package', 'version'] as const;
  const sequence = gauge(
    'afterglow_registry_sequence',
    'Number of the registry, 0 when it is refused',
  );
  const live = gauge('afterglow_release_live', 'The version that everybody gets', ...of);
  const trial = gauge('afterglow_release_canary_share', 'Share of the browsers', ...of);
  const pinned = gauge('afterglow_release_pinned', 'The version of a site', ...of, 'site');
  const takenBack = gauge('afterglow_release_taken_back', 'A version given up, by whomever', ...of);
  const errors = gauge(
    'afterglow_release_error_ratio',
    'Pages in which it failed, of 24 hours',
    ...of,
  );
  const lcp = gauge('afterglow_release_lcp_seconds', 'LCP, 75th percentile of 24 hours', ...of);
  const inp = gauge('afterglow_release_inp_seconds', 'INP, 75th percentile of 24 hours', ...of);

  return (found) => {
    for (const one of [live, trial, pinned, takenBack, errors, lcp, inp]) one.reset();
    sequence.set(found?.sequence ?? 0);
    for (const { name, channel, versions } of found?.packages ?? []) {
      const { canary, sites, withdrawn } = channel;
      live.set({ package: name, version: channel.live }, 1);
      if (canary) trial.set({ package: name, version: canary.version }, canary.share / 100);
      for (const [site, version] of Object.entries(sites)) {
        pinned.set({ package: name, version, site }, 1);
      }
      for (const version of withdrawn) takenBack.set({ package: name, version }, 1);
      for (const { version, figures } of versions) {
        const which = { package: name, version };
        if (figures.errors !== null) errors.set(which, figures.errors);
        if (figures.lcp !== null) lcp.set(which, figures.lcp / 1000);
        if (figures.inp !== null) inp.set(which, figures.inp / 1000);
      }
    }
  };
}
