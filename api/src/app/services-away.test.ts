import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { sendDueMail } from '../mail/send-due-mail.ts';
import { mailTransport } from '../mail/transport.ts';
import { second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { buy, testBuyer } from '../testing/buyer.ts';
import { testMember } from '../testing/member.ts';
import { upload } from '../testing/upload.ts';

// The SDK insists on credentials.
Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });

const sockets = new Set<Socket>();
/** Takes what it is given and says nothing, as a service that hangs. */
const silent = createServer((socket) => {
  sockets.add(socket.on('error', () => {}).resume());
});
/** A port that nobody listens at. */
const closed = 1;
let t: TestApp;

beforeAll(() => new Promise<void>((done) => silent.listen(0, '127.0.0.1', () => done())));
afterEach(() => t.close());
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

/** All that the product asks of others, at one port. */
function everyServiceAt(port: number): Record<string, string> {
  const url = `http://127.0.0.1:${port}`;
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ...{ TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token-of-ours' },
    ...{ TWILIO_FROM: 'Afterglow', TWILIO_API_URL: url },
    ...{ MOLLIE_API_KEY: 'test_key', MOLLIE_API_URL: url },
    ...{ GIPHY_API_KEY: 'key', GIPHY_API_URL: url, GIPHY_MEDIA_URL: url },
    FILES_URL: `s3://photos?endpoint=${url}`,
  };
}

/** What came of something, and after how many milliseconds. */
async function timed<T>(act: () => Promise<T>): Promise<{ result: T; took: number }> {
  const begun = performance.now();
  return { result: await act(), took: performance.now() - begun };
}

/** What needs a service, at once: its status and how long each took. */
async function whatNeedsThem() {
  const [ann, bob] = await Promise.all([testBuyer(t), testMember(t)]);
  const picture = { width: 400, height: 500, channels: 3 as const, background: '#c8324f' };
  const photo = await sharp({ create: picture }).jpeg().toBuffer();
  await t.client().post('/api/password-reset.php', { email: `${ann.id}@example.com` });
  const transport = mailTransport(t.ctx.env);
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
  return {
    mail: timed(() => sendDueMail(t.ctx, transport).catch(() => 'away')),
    gifs: timed(() => statusOf(bob.client.get('/api/gifs.php?q=kiss'))),
    payment: timed(() => statusOf(buy(ann))),
    photo: timed(() => statusOf(upload(bob, photo))),
  };
}

test.each([
  ['nobody is there', () => closed],
  ['nobody answers', () => (silent.address() as AddressInfo).port],
])(
  'while %s of mail, GIFs, payments and pictures, only what needs them waits, and not for long [R29]',
  async (_what, port) => {
    t = await testApp(undefined, everyServiceAt(port()));
    const [eve, dan] = await Promise.all([testMember(t, { credits: 10_000 }), testMember(t)]);
    const needing = await whatNeedsThem();
    let isOver = false;
    const ends = Promise.all(Object.values(needing)).finally(() => {
      isOver = true;
    });
    const message = () => ({ profile: dan.id, client_id: randomUUID(), kind: 'text', body: 'Hi' });
    const others = [
      () => eve.client.get('/api/user.php'),
      () => eve.client.get('/api/search.php'),
      () => eve.client.get('/api/chats.php'),
      () => eve.client.get('/api/ledger.php'),
      () => eve.client.post('/api/message.php', message()),
    ];
    do {
      // As somebody does who looks about.
      await sleep(500);
      t.clock.advance(5 * second);
      for (const other of others) {
        const { result, took } = await timed(other);
        expect(result.status).toBe(200);
        expect(took).toBeLessThan(second);
      }
    } while (!isOver);
    const all = await ends;
    const { mail, gifs, payment, photo } = needing;
    expect((await mail).result).toBe('away');
    expect((await gifs).result).toBe(200);
    expect((await payment).result).toBe(503);
    expect((await photo).result).toBe(503);
    const took = Object.keys(needing).map((name, index) => [name, all[index]?.took]);
    expect(took.filter(([, time]) => Number(time) > 11 * second)).toEqual([]);
    // No mail is to blame: each is due as before.
    const mails = await t.ctx.db
      .selectFrom('outbox_mail')
      .select(['attempts', 'failed_at'])
      .execute();
    expect(mails).toEqual([{ attempts: 0, failed_at: null }]);
  },
  40_000,
);
