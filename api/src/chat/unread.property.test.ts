import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { campaign, stepsOf } from '../testing/campaign.ts';
import type { Answer } from '../testing/client.ts';
import { type TestMember, testMember } from '../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** `up to`: which of the messages his page shows is the last one. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ does: 'she writes' as const }) },
  fc.constant({ does: 'he writes' as const }),
  fc.record({ does: fc.constantFrom('he reads' as const, 'he types' as const), upTo: fc.nat(12) }),
  fc.constant({ does: 'he reads all' as const }),
  fc.record({ does: fc.constant('he reports' as const), which: fc.nat(12) }),
  fc.constant({ does: 'he removes' as const }),
);

interface Said {
  id: string;
  seq: number;
  isHers: boolean;
  isReported: boolean;
}

/** What he has to read, by everything that happened. */
class Truth {
  said: Said[] = [];
  read = 0;
  removed = 0;
  get shown(): Said[] {
    return this.said.filter(({ seq, isReported }) => seq > this.removed && !isReported);
  }
  get unread(): Said[] {
    return this.shown.filter(({ seq, isHers }) => isHers && seq > this.read);
  }
}

async function ok(asked: Promise<Answer>): Promise<unknown> {
  const { status, body } = await asked;
  expect(status).toBeLessThan(300);
  return body;
}

test('what there is to read is what came after the last message that was shown, everywhere it is told', async () => {
  const { numRuns, ...seed } = campaign(12);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: stepsOf(14, 40) }), async (steps) => {
      const she = await testMember(t, { credits: 1000 });
      const he = await testMember(t, { credits: 1000 });
      const truth = new Truth();
      const write = async (from: TestMember, to: TestMember) => {
        const message = { client_id: randomUUID(), kind: 'text', body: 'Hi', profile: to.id };
        const { message: sent } = (await ok(from.client.post('/api/message.php', message))) as {
          message: { id: string; seq: number; conversation: string };
        };
        truth.said.push({ ...sent, isHers: from === she, isReported: false });
        return sent.conversation;
      };
      let conversation = await write(she, he);
      const say = (path: string, seq?: number) =>
        ok(he.client.post(path, { conversation, ...(seq !== undefined && { seq }) }));

      for (const one of steps) {
        // Otherwise the many of one history are too fast.
        t.clock.advance(minute);
        if (one.does === 'she writes') conversation = await write(she, he);
        if (one.does === 'he writes') await write(he, she);
        if (one.does === 'he reads all') {
          await say('/api/read.php');
          truth.read = truth.said.length;
        }
        if (one.does === 'he reads' || one.does === 'he types') {
          await say(one.does === 'he reads' ? '/api/read.php' : '/api/typing.php', one.upTo);
          truth.read = Math.max(truth.read, Math.min(one.upTo, truth.said.length));
        }
        if (one.does === 'he removes') {
          await ok(he.client.delete(`/api/chat.php?conversation=${conversation}`));
          truth.removed = truth.said.length;
        }
        if (one.does === 'he reports') {
          const hers = truth.shown.filter(({ isHers }) => isHers);
          const reported = hers[one.which % Math.max(1, hers.length)];
          if (!reported) continue;
          const report = { profile: she.id, message: reported.id, reason: 'spam' };
          await ok(he.client.post('/api/report.php', report));
          reported.isReported = true;
        }

        const { unread } = truth;
        const list = (await ok(he.client.get('/api/chats.php'))) as {
          chats: { num_unread_messages: number }[];
          total_unread: number;
        };
        const { user } = (await ok(he.client.get('/api/user.php'))) as {
          user: { num_unread_messages: number };
        };
        const rows = list.chats.map(({ num_unread_messages }) => num_unread_messages);
        expect(rows.reduce((sum, count) => sum + count, 0)).toBe(unread.length);
        expect([list.total_unread, user.num_unread_messages]).toEqual([
          unread.length,
          unread.length,
        ]);
        expect(await ok(he.client.get(`/api/chat.php?conversation=${conversation}`))).toMatchObject(
          { unread_seq: unread[0]?.seq ?? null },
        );
        // She is told of no reading of what he has still to read.
        const { messages } = (await ok(she.client.get(`/api/chat.php?profile=${he.id}`))) as {
          messages: { seq: number; status: string }[];
        };
        const waiting = messages.filter(({ seq }) => unread.some((one) => one.seq === seq));
        expect(waiting.filter(({ status }) => status === 'read')).toEqual([]);
      }
    }),
    { numRuns, ...seed },
  );
}, 120_000);
