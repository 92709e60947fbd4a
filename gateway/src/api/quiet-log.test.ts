import { jest } from '@jest/globals';
import fastify, { LogController } from 'fastify';
import { oneCell } from '../testing/one-cell.ts';
import { serveApi } from './api-proxy.ts';

test('a call that is passed on leaves no line in the log, those that cannot be have one a second', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const api = fastify();
  api.get('/api/face/:id', async () => 'a picture');
  const url = await api.listen({ port: 0, host: '127.0.0.1' });
  const lines: string[] = [];
  const gateway = fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  serveApi(gateway, oneCell(url), 1);

  const answer = await gateway.inject('/api/face/of-somebody');
  expect([answer.statusCode, answer.body, lines]).toEqual([200, 'a picture', []]);

  await api.close();
  await gateway.inject('/api/face/of-somebody');
  await gateway.inject('/api/face/of-somebody');
  await gateway.inject('/api/face/of-somebody');
  now.mockReturnValue(1000);
  await gateway.inject('/api/face/of-somebody');
  now.mockRestore();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'api unreachable', calls: 1 },
    { msg: 'api unreachable', code: 'ECONNREFUSED', calls: 3 },
  ]);
  await gateway.close();
});
