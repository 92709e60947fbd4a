import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewaySecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the secret is made once, for its owner alone, and nothing is left beside it', () => {
  const secret = gatewaySecret(folder, undefined);
  expect(secret).toHaveLength(32);
  expect(gatewaySecret(folder, undefined)).toEqual(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test.each(['', 'ab12', 'no hex at all, but long enough to be taken for a secret of 64'])(
  'a file that a full disk cut off (%j) is refused by name',
  (text) => {
    writeFileSync(join(folder, 'secret'), text);
    expect(() => gatewaySecret(folder, undefined)).toThrow(join(folder, 'secret'));
  },
);
