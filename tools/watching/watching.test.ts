import { globSync } from 'node:fs';
import { exposed, read, root } from './exposed.ts';
import { dashboardExpressions, metricsIn, readRules } from './expressions.ts';

const rules = read('deploy/prometheus-rules.yml');
const { recorded, expressions } = readRules(rules);
const dashboard = JSON.parse(read('deploy/grafana-dashboard.json'));
const drawn = dashboardExpressions(dashboard);

const isKnown = (known: Set<string>, name: string) =>
  known.has(name) || known.has(name.replace(/_(bucket|count|sum)$/, ''));

test('the metrics of an expression are told from its labels, functions and times', () => {
  const text =
    'sum by (a, b) (rate(one_total{job=~"x|y", le="1"}[5m])) / on (c) two > 0.2 and three offset 1h unless a:b:c';
  expect(metricsIn(text)).toEqual(['one_total', 'two', 'three', 'a:b:c']);
  expect(metricsIn('histogram_quantile(0.99, a:b) < 1e9')).toEqual(['a:b']);
});

test('rules and dashboard ask for nothing that nobody says', () => {
  expect(expressions.length).toBe(rules.match(/expr:/g)?.length);
  expect(drawn.length).toBeGreaterThan(20);
  const known = new Set([...exposed(), ...recorded]);
  const asked = new Set([...expressions, ...drawn].flatMap(metricsIn));
  expect([...asked].filter((name) => !isKnown(known, name))).toEqual([]);
});

test('every rule that is made is used', () => {
  const used = new Set([...expressions, ...drawn].flatMap(metricsIn));
  expect(recorded.filter((name) => !used.has(name))).toEqual([]);
});

test('the calls that figures are put together by are calls of the API', () => {
  const sources = globSync('api/src/**/*.ts', { cwd: root }).map(read).join('\n');
  const named = read('deploy/prometheus.yml').match(/\/api\/[\w.:/-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((path) => !sources.includes(`'${path}'`))).toEqual([]);
});

test('Prometheus asks HAProxy where it answers', () => {
  const [, address] = /^frontend figures\n\tbind (\S+)$/m.exec(read('deploy/haproxy.cfg')) ?? [];
  const [, target] =
    /job_name: haproxy\n.*\n +- targets: \["(.+)"\]/.exec(read('deploy/prometheus.yml')) ?? [];
  expect([address, target]).toEqual([expect.any(String), address]);
});

test('nginx has two connections for each event stream, in whichever worker, and a file for each', () => {
  const given = read('deploy/nginx.conf');
  const [, streams] = /MAX_STREAMS \|\| (\d+)/.exec(read('gateway/src/environment.ts')) ?? [];
  const [, connections] = /;\/worker_connections (\d+);/.exec(given) ?? [];
  const [, files] = /worker_rlimit_nofile (\d+);/.exec(given) ?? [];
  expect(Number(connections)).toBeGreaterThanOrEqual(2 * Number(streams));
  expect(Number(files)).toBeGreaterThan(Number(connections));
});

test('every alarm says what to do, and where more of it stands', () => {
  const slugs = [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const alarms = rules.split(/^ +- alert: /m).slice(1);
  expect(alarms.length).toBeGreaterThan(15);
  for (const alarm of alarms) {
    expect(alarm).toMatch(/^ +labels: \{ severity: (call|look) \}\n +annotations:\n +do: \S+ .+$/m);
    const [, page = '', slug] = /where: (\S+)#(\S+)$/m.exec(alarm) ?? [];
    expect([page, slugs.includes(slug ?? '')]).toEqual(['docs/operations.md', true]);
  }
});

test('the dashboard can be imported: ids of its own, a place for each panel, a source to choose', () => {
  const { panels, schemaVersion, templating } = dashboard;
  expect(schemaVersion).toBeGreaterThanOrEqual(36);
  expect(templating.list).toMatchObject([{ name: 'datasource', type: 'datasource' }]);
  const ids = panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const places = panels.map(
    ({ gridPos: { x, y } }: { gridPos: Record<string, number> }) => `${x},${y}`,
  );
  expect(new Set(places).size).toBe(places.length);
  const rows = panels.filter(({ type }: { type: string }) => type === 'row');
  expect(rows.map(({ title }: { title: string }) => title)).toEqual([
    ...['Members', 'Live', 'Money and mail', 'Releases', 'Database', 'Machines'],
  ]);
  for (const panel of panels) {
    if (panel.type === 'row') continue;
    expect(panel.datasource.type).toBe('prometheus');
    expect(panel.datasource.uid).toMatch(/^\$\{datasource\}$/);
    expect(panel.gridPos.x + panel.gridPos.w).toBeLessThanOrEqual(24);
    expect(panel.targets.length).toBeGreaterThan(0);
  }
});
