import { createRequire } from 'node:module';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { open } from 'maxmind';

declare module 'fastify' {
  interface FastifyRequest {
    /** Two letters of the country the visitor's address is in; empty where nobody can tell. */
    country: string;
  }
}

const file = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);

/** Addresses of no country, though somebody may claim them: this machine, homes, carriers. */
const nowhere = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  nowhere.addSubnet(network, bits);
}
nowhere.addSubnet('fc00::', 7, 'ipv6');
nowhere.addSubnet('fe80::', 10, 'ipv6');
nowhere.addAddress('::1', 'ipv6');

interface Found {
  country_code?: string;
}

/** Country of an address by the registries' data (CC0), 8 MB that are read once. */
async function countryByAddress(): Promise<(address: string) => string> {
  const reader = await open(file);
  return (claimed) => {
    const address = claimed.replace(/^::ffff:/, '');
    if (nowhere.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return '';
    return (reader.get(address) as Found | null)?.country_code ?? '';
  };
}

/** What a proxy says where it does not know is no country. */
const isCountry = (code: unknown): code is string =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'XX';

/**
 * Gives every request the country it comes from: what a trusted proxy says in its header, else what
 * the database knows of the address. A header from anybody else is a claim, and not read.
 */
export async function knowCountries(
  app: FastifyInstance,
  proxyHeader: string | undefined,
): Promise<void> {
  const byAddress = await countryByAddress();
  const find = (request: FastifyRequest) => {
    // Whoever is not trusted is itself the client, whatever it claims to forward.
    const isFromProxy = (request.ips?.length ?? 0) > 1;
    const said = proxyHeader && isFromProxy && request.headers[proxyHeader];
    return isCountry(said) ? said : byAddress(request.ip);
  };
  // Each question to the API says it again.
  const found = new WeakMap<FastifyRequest, string>();
  app.decorateRequest('country', {
    getter(this: FastifyRequest) {
      const country = found.get(this) ?? find(this);
      found.set(this, country);
      return country;
    },
  });
}
