import { join, resolve } from 'node:path';
import { root } from '../workspace/package-files.ts';

/** Which store a command works with. */
export interface StoreChoice {
  /** A folder, absolute, or `s3://…`. */
  address: string;
  /** Who named it: an option, a variable, or nobody. */
  from: '--store' | 'STORE_URL' | 'STORE_DIR' | 'by default';
  /** What was named besides and is not used. */
  unused?: string;
}

const absolute = (address: string) => (address.startsWith('s3://') ? address : resolve(address));

/** The first that is named of the option, STORE_URL and STORE_DIR, else `.store`. */
export function storeChoice(option: string | undefined, env: NodeJS.ProcessEnv): StoreChoice {
  const named = [
    { from: '--store' as const, address: option },
    { from: 'STORE_URL' as const, address: env.STORE_URL },
    { from: 'STORE_DIR' as const, address: env.STORE_DIR },
  ].flatMap(({ from, address }) => (address ? [{ from, address: absolute(address) }] : []));
  const [chosen, ...others] = named;
  if (!chosen) return { from: 'by default', address: join(root, '.store') };
  const other = others.find(({ address }) => address !== chosen.address);
  return { ...chosen, ...(other && { unused: `${other.from}=${other.address}` }) };
}
