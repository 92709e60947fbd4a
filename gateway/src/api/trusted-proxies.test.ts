import { trustIn } from './trusted-proxies.ts';

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['::1', true],
  ['10.2.0.1', false],
  ['192.168.0.1', false],
  ['nobody', false],
])('of %s it is said again and again: %s', (address, expected) => {
  const isTrusted = trustIn(['loopback', '10.1.0.0/16']);
  for (let hop = 0; hop < 3; hop += 1) expect(isTrusted(address, hop)).toBe(expected);
});
