import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepOnce } from './keep-once.ts';
import { installationSecret } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterglow-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the secret is made once, for its owner alone, and nothing is left beside it', () => {
  const secret = installationSecret(folder, undefined);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(installationSecret(folder, undefined)).toBe(secret);
  keepOnce(join(folder, 'secret'), 'of another process, a moment later');
  expect(installationSecret(folder, undefined)).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test.each(['', 'half a sec', '\n'])(
  'a file that a full disk cut off (%j) is refused by name [R30]',
  (text) => {
    writeFileSync(join(folder, 'secret'), text);
    expect(() => installationSecret(folder, undefined)).toThrow(join(folder, 'secret'));
  },
);

test('what cannot be written leaves no file behind that looks like a secret', () => {
  const file = join(folder, 'secret');
  expect(() => keepOnce(join(folder, 'away', 'secret'), 'never kept')).toThrow('ENOENT');
  expect(() => keepOnce(file, undefined as never)).toThrow();
  expect(readdirSync(folder)).toEqual([]);
});
