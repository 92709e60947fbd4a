import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minute } from '../../platform/clock.ts';
import { TestClock } from '../../testing/app.ts';
import { oneDownload } from './one-download.ts';

const requestOf = (id: number) => ({ session: { user: { id } } }) as unknown as FastifyRequest;

/** A reply that is being fetched. */
function replyTo() {
  const raw = new PassThrough();
  return { raw, reply: { raw } as unknown as FastifyReply };
}

test('a member has one under way, until it is fetched or broken off [S102]', async () => {
  const begin = oneDownload(new TestClock());
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
  const begin = oneDownload(new TestClock());
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

test('where all places are held for long, the slowest makes room, one for one [S102]', async () => {
  const clock = new TestClock();
  const begin = oneDownload(clock);
  const slow = replyTo();
  await begin(requestOf(0), slow.reply);
  clock.advance(minute);
  const others = Array.from({ length: 19 }, replyTo);
  for (const [index, { reply }] of others.entries()) await begin(requestOf(index + 1), reply);
  clock.advance(9 * minute - 1);
  await expect(begin(requestOf(20), replyTo().reply)).rejects.toMatchObject({ status: 503 });
  expect(slow.raw.destroyed).toBe(false);
  clock.advance(1);
  await begin(requestOf(20), replyTo().reply);
  expect(slow.raw.destroyed).toBe(true);
  // Who lost the place begins again when another is slow, and its end takes nobody else's.
  await expect(begin(requestOf(0), replyTo().reply)).rejects.toMatchObject({ status: 503 });
  clock.advance(minute);
  await begin(requestOf(0), replyTo().reply);
  expect(others.filter(({ raw }) => raw.destroyed)).toEqual([others[0]]);
  await expect(begin(requestOf(0), replyTo().reply)).rejects.toMatchObject({ status: 429 });
});

test('where there is room nobody is hurried', async () => {
  const clock = new TestClock();
  const begin = oneDownload(clock);
  const slow = replyTo();
  await begin(requestOf(0), slow.reply);
  clock.advance(60 * minute);
  await begin(requestOf(1), replyTo().reply);
  expect(slow.raw.destroyed).toBe(false);
});
