import fastify, { LogController } from 'fastify';
import { answerFailures } from './failures.ts';

const failing = async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  answerFailures(app);
  const fail = async () => {
    const path = '/var/lib/afterglow/own';
    throw Object.assign(new Error(`ENOSPC: no space left, write '${path}'`), { code: 'ENOSPC' });
  };
  app.get('/*', fail);
  app.post('/reports', fail);
  return { app, lines };
};

test('a document that fails is a page that comes back, and a line in the log without its address', async () => {
  const { app, lines } = await failing();
  const answer = await app.inject('/verify?token=secret&lang=nl');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.body).toContain('<html lang="nl">');
  expect(answer.body).not.toContain('afterglow');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    ...{ level: 50, msg: 'failed', method: 'GET', route: '/*' },
    failure: { type: 'Error', code: 'ENOSPC', stack: expect.stringContaining('failures.test.ts') },
  });
  expect(lines[0]).not.toContain('secret');
});

test('anything else that fails says nothing of how; what was asked wrongly is told as it was', async () => {
  const { app, lines } = await failing();
  const failed = await app.inject({ method: 'POST', url: '/reports?secret', payload: { a: 1 } });
  expect([failed.statusCode, failed.json()]).toEqual([
    500,
    { error: { code: 'internal', message: 'That failed.', details: [] } },
  ]);
  expect(lines.join()).toContain('"route":"/reports"');
  const headers = { 'content-type': 'application/odd' };
  const wrong = await app.inject({ method: 'POST', url: '/reports', headers, payload: 'a' });
  expect(wrong.statusCode).toBe(415);
  expect(lines).toHaveLength(1);
});
