import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let empty: string;
beforeEach(() => {
  empty = mkdtempSync(join(tmpdir(), 'afterglow-empty-'));
});
afterEach(() => rmSync(empty, { recursive: true }));

function type(...typed: string[]) {
  const args = [join(import.meta.dirname, 'cli.ts'), ...typed];
  const given = { DATABASE_URL: '', DATA_DIR: empty, STORE_DIR: join(empty, 'store') };
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
