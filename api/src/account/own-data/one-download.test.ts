import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { oneDownload } from './one-download.ts';

const requestOf = (id: number) => ({ session: { user: { id } } }) as unknown as FastifyRequest;

/** A reply that is being fetched. */
function replyTo() {
  const raw = new PassThrough();
  return { raw, reply: { raw } as unknown as FastifyReply };
}

test('a member has one under way, until it is fetched or broken off [S102]', async () => {
  const begin = oneDownload();
  const first = replyTo();
  await begin(requestOf(1), first.reply);
  const { reply } = replyTo();
  await expect(begin(requestOf(1), reply)).rejects.toMatchObject({
    status: 429,
    details: { retry_after: 2 },
  });
  await begin(requestOf(2), reply);
  first.raw.resume().end();
  await new Promise((done) => first.raw.once('close', done));
  const second = replyTo();
  await begin(requestOf(1), second.reply);
  second.raw.destroy();
  await new Promise((done) => second.raw.once('close', done));
  await begin(requestOf(1), reply);
});

test('all have twenty; one more is told to come back before anything is sent [S102]', async () => {
  const begin = oneDownload();
  const all = Array.from({ length: 20 }, replyTo);
  for (const [id, { reply }] of all.entries()) await begin(requestOf(id), reply);
  const { reply } = replyTo();
  await expect(begin(requestOf(20), reply)).rejects.toMatchObject({
    status: 503,
    details: { retry_after: 2 },
  });
  all[3]?.raw.destroy();
  await new Promise((done) => all[3]?.raw.once('close', done));
  await begin(requestOf(20), reply);
});
