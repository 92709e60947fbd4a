import { read } from '../watching/exposed.ts';
import { bodyOf, languages } from './pages.ts';

/** What the page on privacy says of how long each thing is kept. */
const promises = languages.map((language) => {
  return { language, points: bodyOf('privacy', language, 'how-long')[0] ?? [] };
});

test('no backup is older than the page on privacy says, one night after another', () => {
  const [, days] = /--keep-days (\d+)'$/m.exec(read('deploy/afterglow-backup.service')) ?? [];
  expect(read('deploy/afterglow-backup@.service')).toContain(`--keep-days ${days}'\n`);
  expect(read('deploy/afterglow-backup.timer')).toContain('OnCalendar=*-*-*');
  expect(promises).toHaveLength(11);
  for (const { language, points } of promises) {
    expect([language, points.at(-1)]).toEqual([
      language,
      expect.stringMatching(`^\\S.* ${Number(days) + 1} `),
    ]);
  }
});

test('no line of a log is older than the page on privacy says, and none tells more than a path', () => {
  const journal = read('deploy/journald.conf');
  const [, days] = /^MaxRetentionSec=(\d+)day$/m.exec(journal) ?? [];
  expect(journal).toContain('\nMaxFileSec=1day\n');
  for (const { language, points } of promises) {
    const limit = expect.stringMatching(`^\\S.* ${Number(days) + 1} `);
    expect([language, points.at(-2)]).toEqual([language, limit]);
  }
  const nginx = read('deploy/nginx.conf');
  const [, line = ''] = /^log_format afterglow '(.*)';$/m.exec(nginx) ?? [];
  const told = [...line.matchAll(/\$\w+/g)].map(([value]) => value);
  expect(told).toEqual(expect.arrayContaining(['$asked', '$status']));
  expect(told.join()).not.toMatch(/\$(request\b|request_uri|args|query_string|arg_|cookie_|http_)/);
  expect(nginx).toContain('map $request_uri $asked {\n\t"~^(?<path>[^?]*)" $path;\n}\n');
  // A log that a server names takes the place of Debian's, which has the whole address.
  const servers = nginx.match(/^server \{\n.*?^\}$/gms) ?? [];
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server).toMatch(/^\taccess_log \S+ afterglow;$/m);
    // At "error" it has the whole address of whatever is under way at a restart.
    expect(server).toMatch(/^\terror_log \S+ crit;$/m);
  }
  // Caddy writes what it could not pass on and what broke off, address and all.
  expect(read('deploy/Caddyfile')).toMatch(
    /^\{\n(?:\t#.*\n)*\tlog \{\n\t\texclude http\.handlers\.reverse_proxy http\.log\.error\n\t\}\n\}$/m,
  );
});

const ten: Record<string, string> = {
  ...{ da: 'ti', de: 'zehn', en: 'ten', es: 'diez', fi: 'kymmenen', fr: 'dix', it: 'dieci' },
  ...{ nb: 'ti', nl: 'tien', pl: 'dziesięć', sv: 'tio' },
};

test('books are kept as long as the page on privacy says, unless their company says otherwise', () => {
  const migration = read('api/migrations/0082_books_of_before.sql');
  expect(migration).toContain('books_years int not null default 10\n');
  for (const { language, points } of promises) {
    const words = expect.stringMatching(` ${ten[language]} \\S+\\.$`);
    expect([language, points[1]]).toEqual([language, words]);
  }
});

test('the mandate of a direct debit is kept as long as the page on privacy says', () => {
  const [, months] =
    /mandateDays = (\d+) \* 31;/.exec(read('api/src/safety/erase/erase-due.ts')) ?? [];
  for (const { language, points } of promises) {
    expect([language, points[2]]).toEqual([language, expect.stringMatching(`: ${months} `)]);
  }
});

test('reports and complaints are kept for the same two years, as the page on privacy says at once', () => {
  const [reports, complaints] = [
    'api/src/safety/reports/forget-decided.ts',
    'api/src/account/complaints/forget-answered.ts',
  ].map((file) => /^const keptDays = (.*);$/m.exec(read(file))?.[1]);
  expect([reports, complaints]).toEqual(['2 * 365', '2 * 365']);
  for (const { language, points } of promises) {
    const { complaints: words } = JSON.parse(read(`mf-account/src/locales/${language}.json`));
    expect(points[3]).toMatch(new RegExp(words.title, 'i'));
  }
});

test('an account that nobody confirmed is kept as long as the page on privacy says', () => {
  const [, days] =
    /^const keptDays = (\d+);$/m.exec(read('api/src/safety/erase/erase-unconfirmed.ts')) ?? [];
  for (const { language, points } of promises) {
    expect([language, points[4]]).toEqual([language, expect.stringMatching(`: ${days} `)]);
  }
});
