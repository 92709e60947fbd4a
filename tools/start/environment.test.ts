import { readEnvironment } from './environment.ts';

test('a pair unless more are wanted, on PORT and the next', () => {
  const { pairs, devPort, publicUrl } = readEnvironment({ PORT: '5000' });
  expect(pairs.map(({ port, apiPort }) => [port, apiPort])).toEqual([[5000, 5001]]);
  expect([devPort, publicUrl]).toEqual([5002, 'http://localhost:5000']);
});

test('each pair has ports of its own, the same data and the same address', () => {
  const many = { PORT: '5000', METRICS_PORT: '9464', DATA_DIR: '/data', DATABASE_URL: 'pg' };
  const { pairs, devPort } = readEnvironment({ ...many, WEB_PROCESSES: '3' });
  const told = pairs.map(({ port, apiPort, variables }) => [
    ...[port, apiPort, variables.PORT, variables.METRICS_PORT],
    ...[variables.DATA_DIR, variables.PUBLIC_URL],
  ]);
  const same = ['/data', 'http://localhost:5000'];
  expect(told).toEqual([
    [5000, 5001, '5000', '9464', ...same],
    [5002, 5003, '5002', '9466', ...same],
    [5004, 5005, '5004', '9468', ...same],
  ]);
  expect(devPort).toBe(5006);
});

test.each([
  [{ WEB_PROCESSES: '2' }, 'WEB_PROCESSES above 1 needs DATABASE_URL'],
  [{ WEB_PROCESSES: '0' }, 'WEB_PROCESSES must be a number from 1 to 64, not "0"'],
  [{ WEB_PROCESSES: 'two' }, 'WEB_PROCESSES must be a number'],
  [{ WEB_PROCESSES: '65', DATABASE_URL: 'pg' }, 'WEB_PROCESSES must be a number'],
  [{ PORT: '65535' }, 'PORT must be a number from 1 to 65534, not "65535"'],
  [
    { PORT: '65530', WEB_PROCESSES: '4', DATABASE_URL: 'pg' },
    'PORT must be a number from 1 to 65528',
  ],
  [{ PUBLIC_URL: 'nowhere' }, 'PUBLIC_URL is no address: "nowhere"'],
])('%j is refused in one line', (env, line) => {
  expect(() => readEnvironment(env)).toThrow(line);
});
