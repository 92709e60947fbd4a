import { compile } from '@fastify/proxy-addr';
import { mostRecent } from '../most-recent.ts';

/** Addresses remembered; anybody may claim any. */
const most = 10_000;

/**
 * Whether an address is one of the proxies before the gateway. A request asks for its own address, host
 * and protocol some twenty times, and each time for this.
 */
export function trustIn(proxies: string[]): (address: string, hop: number) => boolean {
  const isTrusted = compile(proxies);
  const known = mostRecent<boolean>(most);
  return (address, hop) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const trusted = isTrusted(address, hop);
    known.set(address, trusted);
    return trusted;
  };
}
