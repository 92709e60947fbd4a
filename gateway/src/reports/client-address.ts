import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** A household or a phone has a whole IPv6 network; its first four groups stand for it. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** A keyed hash that tells clients apart and says nothing of who they are. */
export function clientOf(address: string, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`client ${network(address)}`)
    .digest('base64url')
    .slice(0, 12);
}
