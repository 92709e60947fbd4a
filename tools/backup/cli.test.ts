import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeManifest } from './manifest.ts';

let empty: string;
beforeEach(() => {
  empty = mkdtempSync(join(tmpdir(), 'afterglow-empty-'));
});
afterEach(() => rmSync(empty, { recursive: true }));

const type = (...typed: string[]) => typeFor('', ...typed);

function typeFor(DATABASE_URL: string, ...typed: string[]) {
  const args = [join(import.meta.dirname, 'cli.ts'), ...typed];
  const given = { DATABASE_URL, DATA_DIR: empty, STORE_DIR: join(empty, 'store') };
  return spawnSync(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '', ...given },
    encoding: 'utf8',
  });
}

test.each([['backup'], ['restore', '--database-only']])(
  'without the variables of the product there is nothing to %s, and no database is made',
  (...typed) => {
    const { status, stderr } = type(...typed, join(empty, 'monday'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^✗ .*DATABASE_URL is not set.*\n$/);
    expect(readdirSync(empty)).toEqual([]);
  },
);

test.each(['', 'month', '-1', '3O'])(
  'backups are kept for a number of days, not for "%s"',
  (days) => {
    const { status, stderr } = type('backup', join(empty, 'monday'), `--keep-days=${days}`);
    expect([status, stderr]).toEqual([1, `✗ --keep-days is a number of days, not "${days}"\n`]);
  },
);

test('while the database is away no backup goes: nothing new can come in its place', () => {
  const shelf = join(empty, 'backups');
  for (const name of ['2020-01-01', '2020-01-02']) {
    mkdirSync(join(shelf, name), { recursive: true });
    const database = { migrations: [], tables: [], sequences: {} };
    const made_at = `${name}T03:30:00.000Z`;
    writeManifest(join(shelf, name), { format: 1, made_at, database, photos: {}, store: {} });
  }
  const away = `postgres://afterglow@localhost/afterglow?host=${empty}`;
  const { status, stderr } = typeFor(away, 'backup', join(shelf, 'today'), '--keep-days', '29');
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(
      /\n✗ the database of DATABASE_URL cannot be reached: connect ENOENT \S+\n$/,
    ),
  ]);
  expect(readdirSync(shelf)).toEqual(['2020-01-01', '2020-01-02']);
});

test.each(['backup', 'restore'])(
  '%s says what it takes, and one line to what it does not know',
  (verb) => {
    const { status, stdout } = type(verb, '--help');
    expect([status, stdout]).toEqual([0, expect.stringContaining(`npm run ${verb} -- FOLDER [--`)]);
    const wrong = type(verb, join(empty, 'monday'), '--keepdays', '3');
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      expect.stringMatching(/^✗ Unknown option '--keepdays'.*\n$/),
    ]);
  },
);
