import { isIPv4, isIPv6 } from 'node:net';

/** The house an address belongs to: an IPv4 address, or a /64 of IPv6, which one house has alone. */
export const household = (address: string) => firstParts(address, 4, 4);

/** The network around it: a /24, or a /48 of IPv6, which anybody can rent. */
export const neighbours = (address: string) => firstParts(address, 3, 3);

/** What one owner surely has, to be counted as one: a /24, or a /64 of IPv6. */
export const oneOwner = (address: string) => firstParts(address, 3, 4);

/** Nobody from outside: who calls from here could read the database as well. */
export const isOwnMachine = (address: string) => /^(::ffff:)?127\.|^::1$/i.test(address);

function firstParts(address: string, ofFour: number, ofSix: number): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(bare)) return bare.split('.').slice(0, ofFour).join('.');
  if (!isIPv6(bare)) return bare;
  // A URL writes IPv6 in one way only, without an IPv4 tail.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...left, ...after].slice(0, ofSix).join(':');
}
