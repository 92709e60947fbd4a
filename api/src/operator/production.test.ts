import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { addressOf, cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { production } from '../testing/production.ts';
import { ApiProcess } from '../testing/torture/api-process.ts';

let database: TestDatabase;
let env: Record<string, string>;
let api: ApiProcess | undefined;
beforeAll(async () => {
  database = await cloneDatabase('template0');
  env = { ...production, DATABASE_URL: addressOf(database.connection) };
});
afterAll(async () => {
  await api?.end();
  await database.drop();
});

const main = join(import.meta.dirname, 'main.ts');

/** As a person types it, in a process of its own. */
function operator(...typed: string[]): string {
  const given = { ...process.env, ...env, NODE_OPTIONS: '', OPERATOR: 'ada' };
  return execFileSync(process.execPath, [main, ...typed], { encoding: 'utf8', env: given });
}

function answer(origin: string, host: string): Promise<{ settings?: { name: string } }> {
  return new Promise((done, fail) => {
    const options = { headers: { host, 'request-type': 'client' } };
    get(`${origin}/api/settings.php`, options, (response) => done(json(response) as never)).on(
      'error',
      fail,
    );
  });
}

test('from an empty database to a site that answers, by commands alone, without demo members [S115]', async () => {
  const why = ['--why', 'first site'];
  const seat = ['--address', 'Markt 1', '--city', '10115 Berlin', '--country', 'DE'];
  const numbers = ['--kvk', 'HRB 12345', '--vat', 'DE=DE123456789'];
  operator('company', 'add', 'dawn', '--name', 'Dawn B.V.', ...seat, ...numbers, ...why);
  const site = ['--company', 'dawn', '--name', 'Morning', '--country', 'DE', '--language', 'de'];
  operator('site', 'add', 'morning', ...site, '--domain', 'morning.example', ...why);
  api = new ApiProcess(env);
  await api.start();
  expect((await answer(api.origin, 'morning.example')).settings?.name).toBe('Morning');
  expect(await answer(api.origin, 'localhost')).not.toHaveProperty('settings');
  expect(operator('site', 'list')).toContain('morning.example  0 members');
  expect(operator('package', 'list', '--country', 'DE')).toContain('4 found.');
});

test('a command says what it works on, beside its answer and without the password', () => {
  const address = 'postgres://ann:pass@localhost:1/afterglow';
  const given = { ...process.env, ...env, NODE_OPTIONS: '', DATABASE_URL: address };
  const { stdout, stderr } = spawnSync(process.execPath, [main, 'package', 'list'], {
    env: { ...given, FILES_URL: 's3://photos?endpoint=https://x.example&region=y' },
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(stderr).toContain(
    'Database: postgres://localhost:1/afterglow (DATABASE_URL); photos: s3://photos (FILES_URL)\n',
  );
  expect(stderr).not.toContain('pass@');
});

test.each([
  ['a command', [main, 'package', 'list']],
  ['the API', [join(import.meta.dirname, '../main.ts')]],
])('while the database is away %s ends with a line that names the variable', (_what, args) => {
  const address = 'postgres://ann:pass@localhost:1/afterglow';
  const given = { ...process.env, ...env, NODE_OPTIONS: '', DATABASE_URL: address };
  const { status, stderr } = spawnSync(process.execPath, args, { env: given, encoding: 'utf8' });
  expect([status, stderr.trimEnd().split('\n').at(-1)]).toEqual([
    1,
    expect.stringMatching(/^(✗ )?the database of DATABASE_URL cannot be reached: .*ECONNREFUSED/),
  ]);
  expect(stderr).not.toMatch(/pass@|\n {4}at /);
});

test('without the variables of the product a command makes no other database', () => {
  const empty = mkdtempSync(join(tmpdir(), 'afterglow-empty-'));
  const given = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: empty };
  const typed = ['package', 'set', 'de-150', '--amount', '1', '--why', 'autumn'];
  const { status, stderr } = spawnSync(process.execPath, [main, ...typed], {
    env: given,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`^✗ .*DATABASE_URL is not set, and DATA_DIR \\(${empty}\\).*\n$`),
  );
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});
