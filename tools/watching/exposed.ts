import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Those of Debian 12's exporters that we use, as these said them: another release may rename one. */
const others = [
  'up',
  // prometheus-node-exporter 1.5.0
  ...['node_cpu_seconds_total', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'],
  ...['node_time_seconds', 'node_timex_sync_status'],
  // HAProxy 2.6
  'haproxy_backend_active_servers',
  // prometheus-postgres-exporter 0.11.1
  ...[
    'pg_up',
    'pg_settings_max_connections',
    'pg_stat_activity_count',
    'pg_stat_database_xact_commit',
  ],
  'pg_stat_replication_pg_wal_lsn_diff',
  // prometheus-pgbouncer-exporter 1.7
  'pgbouncer_waiting_clients',
];

/** What every process says of itself. */
function ofProcesses(): string[] {
  const { collectDefaultMetrics, Registry } = createRequire(join(root, 'api/package.json'))(
    'prom-client',
  );
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register.getMetricsAsArray().map(({ name }: { name: string }) => name);
}

/** The metrics that gateway and API make, by their sources, and the one of backups. */
function ofOurs(): string[] {
  const sources = globSync(['{api,gateway}/src/**/*.ts'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
    .filter((text) => text.includes("from 'prom-client'"));
  const names = sources.flatMap((text) => text.match(/(?<=')(afterglow|http)_[a-z_]+(?=')/g) ?? []);
  return [...names, ...(read('deploy/afterglow-backup.service').match(/afterglow_\w+/) ?? [])];
}

/** Every metric that Prometheus finds where deploy/prometheus.yml sends it. */
export const exposed = (): Set<string> => new Set([...others, ...ofProcesses(), ...ofOurs()]);
