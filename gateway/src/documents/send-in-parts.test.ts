import fastify, { type FastifyInstance } from 'fastify';
import { sendInParts } from './send-in-parts.ts';

let app: FastifyInstance;
let middle = Promise.withResolvers<string>();
let lines: string[];
beforeEach(() => {
  middle = Promise.withResolvers();
  lines = [];
  const stream = { write: (line: string) => lines.push(line) };
  app = fastify({ logger: { level: 'error', stream } });
  app.get('/', (request, reply) => {
    reply.type('text/html; charset=utf-8');
    const parts = { beginning: '<head>begins</head>', middle: middle.promise, end: 'ends</body>' };
    return sendInParts(request, reply, parts);
  });
});
afterEach(() => app.close());

test.each(['br', 'identity'])(
  'the beginning is there before the rest is known (%s)',
  async (as) => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(address, { headers: { 'accept-encoding': as } });
    expect(answer.headers.get('content-encoding')).toBe(as === 'br' ? 'br' : null);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('<head>begins</head>');
    middle.resolve('<body>ö'.repeat(9000));
    let rest = '';
    for (let read = await reader?.read(); !read?.done; read = await reader?.read()) {
      rest += read?.value;
    }
    expect(rest).toBe(`${'<body>ö'.repeat(9000)}ends</body>`);
  },
);

test('a middle that never comes to be breaks the answer off, and is no whole document', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(address);
  middle.reject(new Error('lost'));
  await expect(answer.text()).rejects.toThrow();
  expect(lines.join()).toContain('Error: lost');
});
