import { readEnvironment } from './environment.ts';

test('in production a gateway knows who speaks TLS before it, or says that it does not', () => {
  const NODE_ENV = 'production';
  expect(() => readEnvironment({ NODE_ENV })).toThrow('Production needs TRUSTED_PROXIES: ');
  const known = readEnvironment({ NODE_ENV, TRUSTED_PROXIES: '10.0.0.1,10.0.0.2' });
  expect(known.trustedProxies).toEqual(['10.0.0.1', '10.0.0.2']);
  expect(readEnvironment({}).trustedProxies).toEqual([]);
});

test('in production no remote comes from a development server', () => {
  const DEV_REMOTE = 'mf-chat=http://localhost:4402';
  const where = { DEV_REMOTE, TRUSTED_PROXIES: '10.0.0.1' };
  expect(readEnvironment(where).devRemote).toMatchObject({ name: 'mf-chat' });
  expect(readEnvironment({ ...where, NODE_ENV: 'production' }).devRemote).toBeNull();
});

test.each([
  ['PORT', '65535'],
  ['MAX_STREAMS', '0'],
])('a %s that cannot be is refused by name', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name} must be`);
});
