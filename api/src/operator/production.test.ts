import { execFileSync } from 'node:child_process';
import { get } from 'node:http';
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

/** As a person types it, in a process of its own. */
function operator(...typed: string[]): string {
  const main = join(import.meta.dirname, 'main.ts');
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
  operator('company', 'add', 'dawn', '--name', 'Dawn B.V.', ...why);
  const site = ['--company', 'dawn', '--name', 'Morning', '--country', 'DE', '--language', 'de'];
  operator('site', 'add', 'morning', ...site, '--domain', 'morning.example', ...why);
  api = new ApiProcess(env);
  await api.start();
  expect((await answer(api.origin, 'morning.example')).settings?.name).toBe('Morning');
  expect(await answer(api.origin, 'localhost')).not.toHaveProperty('settings');
  expect(operator('site', 'list')).toContain('morning.example  0 members');
  expect(operator('package', 'list', '--country', 'DE')).toContain('4 found.');
});
