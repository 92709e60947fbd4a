import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterglow-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const complete = {
  NODE_ENV: 'production',
  SECRET: 'at least thirty-two characters long',
  DATABASE_URL: 'postgres://afterglow@localhost:1/afterglow',
  PUBLIC_URL: 'https://morning.example',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'no-reply@morning.example',
  MOLLIE_API_KEY: 'live_key',
  TRUSTED_PROXIES: '127.0.0.1',
};

test.each([
  [{ SECRET: '' }, 'Production needs SECRET: at least 32 characters.'],
  [
    { TRUSTED_PROXIES: '' },
    'Production needs TRUSTED_PROXIES: the addresses of what speaks TLS before it.',
  ],
])('a start that %j stops says so at once, and leaves nothing behind', (lack, line) => {
  const places = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') };
  const env = { ...process.env, NODE_OPTIONS: '', ...complete, ...places, ...lack };
  const start = join(import.meta.dirname, '../start.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [start], {
    env,
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', `✗ ${line}\n`]);
  expect(readdirSync(folder)).toEqual([]);
});
