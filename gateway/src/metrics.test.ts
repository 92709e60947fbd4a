import fastify from 'fastify';
import { measure } from './metrics.ts';

test('answers are counted by kind of address, and streams as long as they are open', async () => {
  const app = fastify({ forceCloseConnections: true });
  const registry = measure(app, 600);
  app.get('/assets/:file', async () => 'file');
  const left = new Promise<unknown>((done) => {
    app.get('/api/events.php', (_request, reply) => {
      reply.hijack();
      reply.raw.once('close', done).writeHead(200).write('on it goes');
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const said = () => registry.metrics();
  try {
    await fetch(`${address}/assets/secret-name.js`);
    const gone = new AbortController();
    await fetch(`${address}/api/events.php`, { signal: gone.signal });
    const text = await said();
    expect(text).toContain('route="/assets/:file",status="200"} 1');
    expect(text).toContain('afterglow_open_streams 1');
    expect(text).toContain('afterglow_max_streams 600');
    expect(text).not.toMatch(/secret-name|events\.php/);
    gone.abort();
    await left;
    expect(await said()).toContain('afterglow_open_streams 0');
  } finally {
    await app.close();
  }
});

test('what a proxy asks of the API is told apart from calls', async () => {
  const app = fastify();
  const registry = measure(app, 600);
  app.get('/api/*', async (_request, reply) => reply.code(503).send());
  for (const url of ['/api/ready.php', '/api/health.php?x', '/api/ready.phpx', '/api/user.php']) {
    await app.inject(url);
  }
  const text = await registry.metrics();
  expect(text).toContain('_count{method="GET",route="/api/ready.php",status="503"} 1');
  expect(text).toContain('_count{method="GET",route="/api/health.php",status="503"} 1');
  expect(text).toContain('_count{method="GET",route="/api/*",status="503"} 2');
});

test('cells are named where there are several', async () => {
  const cells = ['one', 'two'].map((name) => ({ name, apiUrl: `http://${name}.test` }));
  const named = async (some: typeof cells) =>
    (await measure(fastify(), 600, some).metrics()).match(/^afterglow_cell.*$/gm);
  expect(await named(cells)).toEqual([
    'afterglow_cell{cell="one"} 1',
    'afterglow_cell{cell="two"} 1',
  ]);
  expect(await named(cells.slice(1))).toBeNull();
});
