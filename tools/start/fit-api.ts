import { join } from 'node:path';
import { apiOffers } from '../../federation/contract/api-offers.ts';
import { brokenByApi } from '../../federation/release/api-fit.ts';
import { writeOffers } from '../../federation/store/api-record.ts';
import { openFiles } from '../../federation/store/open.ts';
import { cache } from '../setup/paths.mjs';

/** Where releases are, as the product's processes are told. */
const openStore = ({ STORE_URL, STORE_DIR }: NodeJS.ProcessEnv) =>
  openFiles(STORE_URL || STORE_DIR || '', join(cache, 'store'));

/** What the API of this working copy would break of what is released, a line each. */
export const misfits = async (env: NodeJS.ProcessEnv) => brokenByApi(await openStore(env), env);

/**
 * Before an API serves: in production it is refused when a release that browsers get needs what it
 * has not. Elsewhere the same command brings the remotes as well, so it is only said. Records what it
 * offers, which releases are held against from now on.
 */
export async function fitApi(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  const files = await openStore(env);
  const broken = await brokenByApi(files, env);
  for (const line of broken) say(`${'api'.padEnd(8)} breaks ${line}`);
  if (broken.length > 0 && env.NODE_ENV === 'production') {
    throw new Error('the API is not started: it would break what is released, see above.');
  }
  await writeOffers(files, apiOffers());
}
