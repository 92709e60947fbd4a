import { globSync } from 'node:fs';
import { root } from '../setup/paths.mjs';
import { exposed, read } from './exposed.ts';
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

test('of everything that Prometheus asks it is said when it is away', () => {
  // Of Prometheus itself only somebody else can say it.
  const jobs = [...read('deploy/prometheus.yml').matchAll(/job_name: (\w+)$/gm)].map(
    ([, job]) => job,
  );
  const asked = [...rules.matchAll(/\bup\{job=~?"(.+?)"\} == 0/g)].flatMap(([, names]) =>
    names?.split('|'),
  );
  expect(jobs.length).toBeGreaterThan(5);
  expect(jobs.filter((job) => job !== 'prometheus' && !asked.includes(job))).toEqual([]);
});

test('the exporter may log in at the server beside it', () => {
  const [, role] = /'user=(\w+) host=\/run\/postgresql /.exec(read('deploy/prometheus.yml')) ?? [];
  expect(read('deploy/patroni.yml')).toContain(`    - local all ${role} peer\n`);
});

test('each cell has a backup with a file and a figure of its own', () => {
  const unit = read('deploy/afterglow-backup@.service');
  const ofCell = [
    ...['EnvironmentFile=/etc/afterglow-%i.env', ' /var/backups/afterglow/%i/$('],
    ...['afterglow_backup_timestamp_seconds{cell=\\"%i\\"} ', ' afterglow-backup-%i.prom'],
  ];
  expect(ofCell.filter((text) => !unit.includes(text))).toEqual([]);
  // The figure of before there were cells would be old for good.
  const [, folder, file] =
    /cd (\S+) .* (\S+\.prom)/.exec(read('deploy/afterglow-backup.service')) ?? [];
  expect(read('docs/scale.md')).toContain(`rm -f ${folder}/${file}\n`);
  const timer = read('deploy/afterglow-backup.timer');
  const schedule = timer.slice(timer.indexOf('[Timer]'));
  expect(read('deploy/afterglow-backup@.timer')).toContain(schedule);
});

test('no proxy passes on the host that a client claims to forward: gateways would believe it', () => {
  expect(read('deploy/nginx.conf')).toContain('\tproxy_set_header X-Forwarded-Host "";\n');
  expect(read('deploy/haproxy.cfg')).toContain('\thttp-request del-header X-Forwarded-Host\n');
});

test('a gateway has said how its APIs are well before HAProxy has stopped listening', () => {
  const [, patience] = /const patience = (\d+);/.exec(read('gateway/src/health.ts')) ?? [];
  const checks = [...read('deploy/haproxy.cfg').matchAll(/check inter (\d+)s /g)];
  expect(checks).toHaveLength(2);
  for (const [, seconds] of checks) expect(Number(patience)).toBeLessThan(500 * Number(seconds));
});

test('nginx has two connections for each event stream, in whichever worker, and a file for each', () => {
  const given = read('deploy/nginx.conf');
  const [, streams] = /MAX_STREAMS \|\| (\d+)/.exec(read('gateway/src/environment.ts')) ?? [];
  const [, connections] = /;\/worker_connections (\d+);/.exec(given) ?? [];
  const [, files] = /worker_rlimit_nofile (\d+);/.exec(given) ?? [];
  expect(Number(connections)).toBeGreaterThanOrEqual(2 * Number(streams));
  expect(Number(files)).toBeGreaterThan(Number(connections));
});

test('a proxy lets certbot answer on port 80, and sends only the rest to https', () => {
  const challenge = '/.well-known/acme-challenge/';
  const [server = ''] = /^server \{\n\tlisten 80;.*?^\}$/ms.exec(read('deploy/nginx.conf')) ?? [];
  const [, root] = new RegExp(`location ${challenge} \\{\n\t+root (\\S+);`).exec(server) ?? [];
  expect(server.match(/^.*return .*$/gm)).toEqual([expect.stringMatching(/^\t\treturn 301 /)]);
  expect(read('docs/operations.md')).toContain(`certbot certonly --webroot -w ${root} `);
  const haproxy = read('deploy/haproxy.cfg');
  expect(haproxy).toContain(`acl challenge path_beg ${challenge}\n`);
  expect(haproxy).toMatch(/redirect scheme https code 301 unless \{ ssl_fc \} or challenge$/m);
  expect(haproxy).toContain('use_backend certbot if challenge\n');
  const [, port] = /server certbot 127\.0\.0\.1:(\d+)$/m.exec(haproxy) ?? [];
  expect(read('docs/scale.md')).toContain(`--http-01-address 127.0.0.1 --http-01-port ${port} `);
});

test('while nobody answers, a proxy shows the page of the checkout in place of documents alone', () => {
  const [nginx, caddy] = [read('deploy/nginx.conf'), read('deploy/Caddyfile')];
  const [, checkout] = /^WorkingDirectory=(\S+)$/m.exec(read('deploy/afterglow.service')) ?? [];
  expect(read('deploy/away.html')).toContain('http-equiv="refresh"');
  const location = (path: string) => {
    const begin = nginx.lastIndexOf(`\tlocation ${path} {\n`);
    return begin < 0 ? '' : nginx.slice(begin, nginx.indexOf('\n\t}\n', begin));
  };
  expect(location('/')).toContain('error_page 502 504 =503 /away.html;');
  expect(nginx.match(/^\s*error_page/gm)).toHaveLength(1);
  expect(location('~ ^/(api|assets)/')).toContain('proxy_pass ');
  expect(location('= /away.html')).toContain(`\t\tinternal;\n\t\troot ${checkout}/deploy;\n`);
  const [, handled = ''] = /^\thandle_errors \{\n(.*?)^\t\}$/ms.exec(caddy) ?? [];
  for (const what of [
    ...['{http.error.status_code} in [502, 504]', 'not path /api/* /assets/*'],
    ...[`root * ${checkout}/deploy`, 'rewrite * /away.html', 'status 503'],
  ])
    expect(handled).toContain(`${what}\n`);
  for (const header of ['Retry-After 5', 'Cache-Control no-store']) {
    expect(location('= /away.html')).toContain(`add_header ${header} always;`);
    expect(handled).toContain(`header ${header}\n`);
  }
});

test('HAProxy, which may have a machine of its own, has a copy of that page', () => {
  const [, place] = / deploy\/away\.html (\S+) /.exec(read('docs/scale.md')) ?? [];
  const answers = [...read('deploy/haproxy.cfg').matchAll(/^\thttp-error status (\d+) (.*)$/gm)];
  const away = `content-type "text/html; charset=utf-8" file ${place} hdr cache-control no-store hdr retry-after 2`;
  expect(answers.map(([, status, rest]) => [status, rest])).toEqual(
    ['502', '503', '504'].map((status) => [status, away]),
  );
});

test('a proxy is there for those who have an address of IPv6 alone', () => {
  const ports = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, address]) => address);
  expect(ports('deploy/nginx.conf', /^\tlisten (\S+?)(?: ssl http2)?;$/gm)).toEqual([
    ...['80', '[::]:80', '443', '[::]:443'],
  ]);
  expect(ports('deploy/haproxy.cfg', /^\tbind (:\S+|\[::\]:\S+ v6only)/gm)).toEqual([
    ...[':80', '[::]:80 v6only', ':443', '[::]:443 v6only'],
  ]);
});

test('whatever renews a certificate has its proxy read it', () => {
  const pages = read('docs/operations.md') + read('docs/scale.md');
  const asked = pages.match(/certbot certonly [^`]*?--deploy-hook '.*'$/gm) ?? [];
  expect(asked.map((command) => /systemctl reload (\w+)'$/.exec(command)?.[1])).toEqual([
    ...['nginx', 'haproxy'],
  ]);
});

test('what a machine is given by name is also told what to do', () => {
  const [, commands = ''] =
    /\*\*As a service\.\*\*.*?```sh\n(.*?)```/s.exec(read('docs/operations.md')) ?? [];
  const [installed = '', ...others] = commands.split('\n');
  const rest = others.join('\n');
  const uses: Record<string, string> = {
    postgresql: 'createdb --owner afterglow afterglow',
    nginx: 'cp deploy/nginx.conf ',
    certbot: 'certbot certonly ',
  };
  const packages = installed.replace(/ +#.*/, '').split(' ').slice(3);
  // openssl makes what the example of variables asks for.
  expect(packages).toEqual(['git', 'nodejs', 'npm', 'openssl', ...Object.keys(uses)]);
  expect(read('deploy/afterglow.env.example')).toContain('openssl ');
  expect(['git clone ', ...Object.values(uses)].filter((use) => !rest.includes(use))).toEqual([]);
});

test('a command by hand has the user, folder and variables of the service', () => {
  const of = (file: string, pattern: RegExp) => read(file).match(pattern);
  const same = /\b(?:User|WorkingDirectory)=\S+/g;
  const service = 'deploy/afterglow.service';
  expect(of('deploy/afterglow-run', same)).toEqual(of(service, same));
  const [file = ''] = of(service, /(?<=EnvironmentFile=)\S+(?=\.env)/) ?? [];
  expect(read('deploy/afterglow-run')).toContain(`EnvironmentFile="${file}\${CELL:+-$CELL}.env"`);
});

test('nobody else on the machine reads photos, whoever made their folder last', () => {
  for (const file of ['afterglow.service', 'afterglow@.service', 'afterglow-run']) {
    const folders = read(`deploy/${file}`).match(/\bStateDirectory(?:Mode)?=\S+/g);
    expect([file, folders]).toEqual([
      file,
      [expect.stringContaining('StateDirectory='), 'StateDirectoryMode=0700'],
    ]);
  }
});

test('what is asked to end is ended in order, gateways before the APIs that they ask', () => {
  const product = read('tools/start/service.ts') + read('tools/start/spawn-node.ts');
  const patience = Number(/patience = (\d+)/.exec(product)?.[1]) / 1000;
  for (const file of ['afterglow.service', 'afterglow@.service']) {
    expect(read(`deploy/${file}`)).toContain('\nKillMode=mixed\n');
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read(`deploy/${file}`)) ?? [];
    // All gateways at once, then at least one API.
    expect(Number(seconds)).toBeGreaterThan(2 * patience);
  }
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
