import { readEnv } from '../env.ts';

test('servers of NATS are named with how to get in', () => {
  expect(readEnv({}).bus).toBeUndefined();
  expect(readEnv({ BUS_URL: 'nats://one' }).bus).toEqual({ servers: ['one:4222'] });
  expect(readEnv({ BUS_URL: 'nats://me:p%40ss@one:4000,nats://[::1]' }).bus).toEqual({
    servers: ['one:4000', '[::1]:4222'],
    user: 'me',
    pass: 'p@ss',
  });
  expect(readEnv({ BUS_URL: 'tls://t0ken@one' }).bus).toEqual({
    servers: ['one:4222'],
    token: 't0ken',
    tls: {},
  });
});

test.each(['redis://one', 'one:4222', 'nats://', 'nats://one/two', 'nats://one,two'])(
  'a bus at %s stops the start',
  (BUS_URL) => expect(() => readEnv({ BUS_URL })).toThrow('BUS_URL is nats://'),
);
