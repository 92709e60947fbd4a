import { join } from 'node:path';
import { apiOffers } from '../../federation/contract/api-offers.ts';
import { brokenByApi } from '../../federation/release/api-fit.ts';
import { writeOffers } from '../../federation/store/api-record.ts';
import { openFiles } from '../../federation/store/open.ts';
import { cache } from '../setup/paths.mjs';
import { readEnvironment } from './environment.ts';

/**
 * Holds the API of this working copy against all that browsers get from the store, and says what it
 * would break, a line each: exit code 1. With `--record` it is about to serve: in production only one
 * that breaks nothing may, elsewhere the same start brings the remotes as well. What it offers is
 * kept with the releases, which are held against it from then on. A store that does not answer stops
 * nobody from serving what was kept.
 */
const isStarting = process.argv.includes('--record');
const { variables } = readEnvironment(process.env);

try {
  const files = await openFiles(
    variables.STORE_URL || variables.STORE_DIR || '',
    join(cache, 'store'),
  );
  const broken = await brokenByApi(files, variables);
  for (const line of broken) console.error(`✗ this API breaks ${line}`);
  const isRefused = broken.length > 0 && (!isStarting || variables.NODE_ENV === 'production');
  process.exitCode = isRefused ? 1 : 0;
  if (isStarting && !isRefused) await writeOffers(files, apiOffers());
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  console.error(`✗ the API was not held against releases: ${reason}`);
  process.exitCode = isStarting ? 0 : 1;
}
