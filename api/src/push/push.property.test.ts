import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { campaign } from '../testing/campaign.ts';
import type { Answer } from '../testing/client.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { browserOf, decrypt, type PushService, startPushService } from '../testing/push-service.ts';
import { sendDuePush } from './send-due-push.ts';

let t: TestApp;
let service: PushService;
beforeAll(async () => {
  t = await testApp();
  service = await startPushService();
});
afterAll(async () => {
  service.server.close();
  await t.close();
});

const isLong = process.env.HISTORIES !== undefined;
const acts = ['write', 'write', 'write', 'read', 'push', 'push', 'block', 'unblock'] as const;
const writers = 2;
const step = fc.record({ act: fc.constantFrom(...acts), whose: fc.nat(writers - 1) });

interface Line {
  writer: TestMember;
  conversation: string;
  /** Something was written of which the reader's browser knows nothing yet, and which counts still. */
  isNews: boolean;
}

async function write({ writer }: Line, reader: TestMember): Promise<string | undefined> {
  const message = { client_id: randomUUID(), kind: 'text', body: 'Hi', profile: reader.id };
  const { body } = await writer.client.post('/api/message.php', message);
  // Otherwise whole seconds would make two notices due at once.
  t.clock.advance(second);
  return (body as { message?: { conversation: string } }).message?.conversation;
}

let histories = 0;

/** One who calls from an address of this history: together they call more in a minute than one may. */
async function somebody(credits = 0): Promise<TestMember> {
  const member = await testMember(t, { credits });
  member.client.headers['x-forwarded-for'] = `10.${histories >> 8}.${histories & 255}.1`;
  return member;
}

/** What was refused has changed nothing. */
async function done(asked: Promise<Answer>): Promise<void> {
  expect((await asked).status).toBeLessThan(300);
}

/** Whose words the reader's browser is told of, in the order of conversations. */
async function pushed(browser: Awaited<ReturnType<typeof browserOf>>): Promise<string[]> {
  t.clock.advance(6 * second);
  await sendDuePush(t.ctx);
  const told = service.received.splice(0).map((push) => decrypt(browser, push));
  return told.map((text) => (text as { path: string }).path).sort();
}

test(
  'one push a conversation that has news, none of what was read, blocked or logged out of [R36]',
  async () => {
    const history = fc.array(step, { minLength: 4, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(history, fc.boolean(), async (steps, logsOut) => {
        histories += 1;
        const reader = await somebody();
        const browser = await browserOf(t, reader, service.origin);
        const lines = await Promise.all(
          Array.from({ length: writers }, async (): Promise<Line> => {
            const writer = await somebody(1000);
            return { writer, conversation: '', isNews: false };
          }),
        );
        const expectPushes = async () => {
          const news = lines.filter(({ isNews }) => isNews);
          for (const line of news) line.isNews = false;
          expect(await pushed(browser)).toEqual(
            news.map(({ conversation }) => `/chats/${conversation}`).sort(),
          );
        };
        for (const { act, whose } of steps) {
          const line = lines[whose] as Line;
          const profile = line.writer.id;
          if (act === 'push') await expectPushes();
          if (act === 'write') {
            const conversation = await write(line, reader);
            if (conversation) Object.assign(line, { conversation, isNews: true });
          }
          if (act === 'unblock')
            await done(reader.client.delete(`/api/block.php?profile=${profile}`));
          if (act === 'block') await done(reader.client.post('/api/block.php', { profile }));
          if (act === 'read' && line.conversation)
            await done(reader.client.post('/api/read.php', { conversation: line.conversation }));
          // Unread words of whoever is blocked are taken back and paid back.
          if (act === 'block' || act === 'read') line.isNews = false;
        }
        if (logsOut) {
          await done(reader.client.post('/api/logout.php', {}));
          for (const line of lines) line.isNews = false;
        }
        await expectPushes();
      }),
      campaign(40),
    );
  },
  isLong ? 3_600_000 : 120_000,
);
