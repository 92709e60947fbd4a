import { spawnSync } from 'node:child_process';
import { needPackages } from './debian-packages.ts';

/** What two processes do together, tried over one bus after the other. */
const together = ['live/', 'identity/sessions', 'chat/send-message', 'app/lost-database'];

const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const tests = [...jest, '--selectProjects', 'api', '--runInBand'];

/** Runs Node as one step of the campaign; whatever fails ends it. */
function step(what: string, args: string[], env: Record<string, string> = {}): void {
  console.log(`\n── ${what}`);
  const all = { ...process.env, TZ: 'UTC', ...env };
  const { status } = spawnSync(process.execPath, args, { env: all, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/**
 * The bus by PostgreSQL and by NATS: the same tests, NATS killed under load again and again, and
 * what a notice costs either way.
 */
needPackages(['nats-server']);
step('What every bus promises', [...tests, 'platform/bus']);
step('Two processes, by PostgreSQL', [...tests, ...together]);
step('Two processes, by NATS', [...tests, ...together], { TEST_BUS: 'NATS' });
step('NATS killed under load', [...tests, 'live/bus-away'], { BUS_ROUNDS: '30' });
step('What a notice costs', ['api/src/testing/bench/bus.bench.ts']);
