import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first groups of an address: so many bytes of IPv4, so many pairs of bytes of IPv6. */
function firstGroups(address: string, ofFour: number, ofEight: number): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) {
    return address.replace('::ffff:', '').split('.').slice(0, ofFour).join('.');
  }
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, ofEight).join(':');
}

/** A household or a phone has a whole IPv6 network; its first four groups stand for it. */
export const household = (address: string) => firstGroups(address, 4, 4);

/** What one customer of a data centre can easily have many of: addresses next to each other. */
export const neighbours = (address: string) => firstGroups(address, 3, 3);

/**
 * A keyed hash that tells clients apart and says nothing of who they are. One customer can have 65,536
 * networks of IPv6, which would be as many voices.
 */
export function clientOf(address: string, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`client ${firstGroups(address, 4, 3)}`)
    .digest('base64url')
    .slice(0, 12);
}
