import { spawnSync } from 'node:child_process';
import { needPackages } from './debian-packages.ts';

/**
 * All tests of the API, with whatever members ask through PgBouncer, transaction by transaction.
 * `PGBOUNCER` names another one than Debian's, which may be too old.
 */
if (!process.env.PGBOUNCER) needPackages(['pgbouncer']);
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const args = [...jest, '--selectProjects', 'api', '--maxWorkers=2', ...process.argv.slice(2)];
const env = { ...process.env, TZ: 'UTC', TEST_POOL: '1' };
process.exitCode = spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
