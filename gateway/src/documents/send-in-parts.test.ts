import fastify, { type FastifyInstance } from 'fastify';
import { sendInParts } from './send-in-parts.ts';

let app: FastifyInstance;
let end = Promise.withResolvers<string>();
beforeEach(() => {
  end = Promise.withResolvers();
  app = fastify();
  app.get('/', (request, reply) => {
    reply.type('text/html; charset=utf-8');
    return sendInParts(request, reply, '<head>begins</head>', end.promise);
  });
});
afterEach(() => app.close());

test.each(['br', 'identity'])('the beginning is there before the end is known (%s)', async (as) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(address, { headers: { 'accept-encoding': as } });
  expect(answer.headers.get('content-encoding')).toBe(as === 'br' ? 'br' : null);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('<head>begins</head>');
  end.resolve('<body>ends</body>');
  expect((await reader?.read())?.value).toBe('<body>ends</body>');
  expect((await reader?.read())?.done).toBe(true);
});

test('an end that never comes to be breaks the answer off, and is no whole document', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(address);
  end.reject(new Error('lost'));
  await expect(answer.text()).rejects.toThrow();
});
