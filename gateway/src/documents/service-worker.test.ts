import { Script } from 'node:vm';
import fastify from 'fastify';
import { serveServiceWorker, workerScript } from './service-worker.ts';

test('the modules of the worker are one script that runs, and no name is there twice', () => {
  const script = workerScript();
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/^(import|export) /m);
  const names = [...script.matchAll(/^(?:async )?(?:function|const|let) (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(names).size).toBe(names.length);
});

test('it is asked for anew with each page, serves the whole site, and may fetch from that alone', async () => {
  const app = fastify();
  serveServiceWorker(app);
  const { body, headers } = await app.inject('/assets/service-worker.js');
  expect(body).toBe(workerScript());
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
  });
  await app.close();
});
