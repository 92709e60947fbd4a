import { Gauge, type Registry } from 'prom-client';
import type { Overview } from './overview.ts';

/** What is live and how it fares, for Prometheus; read anew with each answer. */
export function measureReleases(registry: Registry, read: () => Promise<Overview>): void {
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `afterglow_release_${name}`, help, labelNames, registers: [registry] });
  const sequence = new Gauge({
    name: 'afterglow_registry_sequence',
    help: 'Number of the registry',
    registers: [registry],
    async collect() {
      const all = [live, trial, pinned, errors, lcp, inp];
      for (const one of all) one.reset();
      const found = await read().catch(() => undefined);
      this.set(found?.sequence ?? 0);
      for (const { name, channel, versions } of found?.packages ?? []) {
        live.set({ package: name, version: channel.live }, 1);
        const { canary } = channel;
        if (canary) trial.set({ package: name, version: canary.version }, canary.share / 100);
        for (const [site, version] of Object.entries(channel.sites)) {
          pinned.set({ package: name, version, site }, 1);
        }
        for (const { version, figures } of versions) {
          const of = { package: name, version };
          if (figures.errors !== null) errors.set(of, figures.errors);
          if (figures.lcp !== null) lcp.set(of, figures.lcp / 1000);
          if (figures.inp !== null) inp.set(of, figures.inp / 1000);
        }
      }
    },
  });
  sequence.set(0);
  const live = gauge('live', 'The version that everybody gets', 'package', 'version');
  const trial = gauge('canary_share', 'Share of the browsers', 'package', 'version');
  const pinned = gauge('pinned', 'The version of a site', 'package', 'version', 'site');
  const errors = gauge(
    'error_ratio',
    'Pages in which it failed, of 24 hours',
    'package',
    'version',
  );
  const lcp = gauge('lcp_seconds', 'LCP, 75th percentile of 24 hours', 'package', 'version');
  const inp = gauge('inp_seconds', 'INP, 75th percentile of 24 hours', 'package', 'version');
}
