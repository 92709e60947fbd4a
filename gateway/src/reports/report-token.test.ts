import { clientOf } from './client-address.ts';
import { documentOf, issueReportToken } from './report-token.ts';

const secret = Buffer.from('a secret of the gateway, long enough');
const now = 1_800_000_000_000;
const client = clientOf('192.0.2.7', secret);
const token = issueReportToken(client, secret, now);

test('a document may report from where it was fetched, for an hour', () => {
  expect(documentOf(token, client, secret, now)).toMatch(/^[\w-]{12}$/);
  expect(documentOf(token, client, secret, now + 3_599_000)).toBeDefined();
  expect(documentOf(token, client, secret, now + 3_600_000)).toBeUndefined();
});

test('two documents are two', () => {
  const other = issueReportToken(client, secret, now);
  expect(documentOf(other, client, secret, now)).not.toBe(documentOf(token, client, secret, now));
});

test.each([
  ['another address', token, clientOf('192.0.2.8', secret), secret],
  ['another key', token, client, Buffer.from('somebody else’s key')],
  ['a later end', `zzzzzzzzz${token.slice(token.indexOf('.'))}`, client, secret],
  ['no signature', token.slice(0, token.lastIndexOf('.')), client, secret],
  ['nothing', '', client, secret],
])('refuses %s', (_what, given, from, key) => {
  expect(documentOf(given, from, key, now)).toBeUndefined();
});

test('neighbouring IPv6 networks are one client, an IPv4 address in IPv6 clothes the same', () => {
  const of = (address: string) => clientOf(address, secret);
  expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff::9'));
  expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:3::1'));
  expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:2:2::1'));
  expect(of('::ffff:192.0.2.7')).toBe(client);
  expect(client).not.toContain('192');
});
