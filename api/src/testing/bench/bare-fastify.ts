import Fastify from 'fastify';

/** The least a call can be: it answers, and nobody is known or looked up. */
const app = Fastify();
app.get('/', () => ({ status: 'ok' }));
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
process.send?.('ready');
