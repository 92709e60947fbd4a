import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendDueMail } from '../mail/send-due-mail.ts';
import { smsSender } from '../mail/sms.ts';
import { mailTransport } from '../mail/transport.ts';
import { second } from '../platform/clock.ts';
import { sendDuePush } from '../push/send-due-push.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { buy } from '../testing/buyer.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { browserOf } from '../testing/push-service.ts';
import { plainPhoto, upload } from '../testing/upload.ts';

// The SDK insists on credentials.
Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });

const sockets = new Set<Socket>();
/** Takes what it is given and says nothing, as a service that hangs. */
const silent = createServer((socket) => {
  sockets.add(socket.on('error', () => {}).resume());
});
let t: TestApp;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A port that nobody listens at any more. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  await once(server.close(), 'close');
  return port;
}

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

const message = (to: TestMember) => ({
  ...{ profile: to.id, client_id: randomUUID(), kind: 'text', body: 'Hi' },
});

/** What needs a service, at once: its status and how long each took. */
async function whatNeedsThem(port: number) {
  const old = { user: { signup_date: new Date('2025-01-01') }, credits: 100 };
  const [ann, bob] = await Promise.all([testMember(t, old), testMember(t)]);
  const photo = await plainPhoto(400, 500);
  await t.client().post('/api/password-reset.php', { email: `${ann.id}@example.com` });
  await browserOf(t, bob, `http://127.0.0.1:${port}`);
  expect((await ann.client.post('/api/message.php', message(bob))).status).toBe(200);
  t.clock.advance(6 * second);
  const sms = { from: 'Afterglow', to: '+31612345678', text: 'Your code is 123456', seconds: 600 };
  const transport = mailTransport(t.ctx.env);
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
  return {
    mail: timed(() => sendDueMail(t.ctx, transport).catch(() => 'away')),
    gifs: timed(() => statusOf(bob.client.get('/api/gifs.php?q=kiss'))),
    payment: timed(() => statusOf(buy(ann))),
    photo: timed(() => statusOf(upload(bob, photo))),
    sms: timed(async () => smsSender(t.ctx)?.(sms)),
  };
}

test.each([
  ['nobody is there', closedPort, 'not_sent'],
  ['nobody answers', async () => portOf(silent), 'unsure'],
])(
  'while %s of mail, SMS, push, GIFs, payments and pictures, only what needs them waits, and not for long [R29]',
  async (_what, findPort, sms) => {
    const port = await findPort();
    t = await testApp(undefined, everyServiceAt(port));
    const [eve, dan] = await Promise.all([testMember(t, { credits: 10_000 }), testMember(t)]);
    const needing = await whatNeedsThem(port);
    // Nobody waits for it.
    const pushing = sendDuePush(t.ctx);
    let isOver = false;
    const ends = Promise.all(Object.values(needing)).finally(() => {
      isOver = true;
    });
    const others = [
      () => eve.client.get('/api/user.php'),
      () => eve.client.get('/api/search.php'),
      () => eve.client.get('/api/chats.php'),
      () => eve.client.get('/api/ledger.php'),
      () => eve.client.post('/api/message.php', message(dan)),
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
    const names = Object.keys(needing);
    const results = Object.fromEntries(names.map((name, index) => [name, all[index]?.result]));
    expect(results).toEqual({ mail: 'away', gifs: 200, payment: 503, photo: 503, sms });
    const took = names.map((name, index) => [name, all[index]?.took]);
    expect(took.filter(([, time]) => Number(time) > 11 * second)).toEqual([]);
    // The notice waits for its service to be back, and no mail is to blame: each is due as before.
    await pushing;
    const notices = await t.ctx.db.selectFrom('push_notices').select('attempts').execute();
    expect(notices).toEqual([{ attempts: expect.any(Number) }]);
    expect(notices[0]?.attempts).toBeGreaterThan(0);
    const mails = await t.ctx.db
      .selectFrom('outbox_mail')
      .select(['attempts', 'failed_at'])
      .execute();
    expect(mails).toEqual([{ attempts: 0, failed_at: null }]);
  },
  40_000,
);
