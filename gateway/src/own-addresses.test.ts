import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayAddresses } from '@afterglow/federation/registry/gateway-addresses';
import { reportsAddress } from '@afterglow/federation/telemetry/reporter';

/** Sources of what faces the network; the operator's pages are on a port of their own. */
const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.') && !file.startsWith('operator/'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));

test('no remote may have a page where the gateway answers itself', () => {
  // As a route, or as the name of an address; files have a dot in their name, which no page has.
  const own = sources.flatMap((source) =>
    [
      ...source.matchAll(
        /(?:app\.\w+(?:<.+>)?\(|Path = |Address = |prefixes = .*)\s*'\/([a-z-]+)(?=[/'])/g,
      ),
    ].map(([, first = '']) => first),
  );
  const named = [...new Set([...own, reportsAddress.split('/')[1]])];
  expect(named).toEqual(expect.arrayContaining(['api', 'health', 'override', 'side-by-side']));
  expect(gatewayAddresses).toEqual(expect.arrayContaining(named));
});
