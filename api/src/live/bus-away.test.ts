import { setTimeout as sleep } from 'node:timers/promises';
import { startBackground } from '../app/background.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { cloneDatabase } from '../testing/database.ts';
import { describeWithNats } from '../testing/describe-with-nats.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { OwnNats } from '../testing/own-nats.ts';
import { listen, TestStream } from '../testing/stream.ts';
import { announce } from './announce.ts';
import { keepAndSay } from './say.ts';

/** How often the server is killed under load; more with a higher number. */
const rounds = Number(process.env.BUS_ROUNDS ?? 2);
/** Events between two moments of a round: killed, started again, killed once more. */
const batch = 40;

const paid = ({ id }: TestMember, payment: string) => ({
  to: id,
  type: 'payment' as const,
  data: { payment, status: 'completed' },
});

describeWithNats('without NATS for a while', () => {
  let nats: OwnNats;
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    nats = await OwnNats.start();
    const database = await cloneDatabase();
    const values = { BUS_URL: nats.url, SECRET: 'the same for both of these processes' };
    here = await testApp(database, values);
    there = await testApp({ ...database, drop: async () => {} }, values);
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    await nats.stop();
  });

  test('pages of another process get every event, each once and in order', async () => {
    const origin = await listen(there);
    const members = await Promise.all([1, 2, 3, 4].map(() => testMember(here)));
    const pages = await Promise.all(members.map((member) => TestStream.open(origin, member)));
    while (![here, there].every(({ ctx }) => ctx.bus.isAllHeard)) await sleep(20);
    let gaps = 0;
    there.ctx.bus.onGap(() => {
      gaps += 1;
    });
    const said: string[] = [];
    /** One after the other for each member, after the commit and with it by turns. */
    const sayAll = async (from: number) => {
      for (let n = from; n < from + batch; n += 1) {
        const payment = String(n).padStart(6, '0');
        said.push(payment);
        await Promise.all(
          members.map((member) =>
            n % 5 === 0
              ? here.ctx.db
                  .transaction()
                  .execute((trx) => announce(here.ctx, trx, paid(member, payment)))
              : keepAndSay(here.ctx, async () => [paid(member, payment)]),
          ),
        );
      }
    };
    for (let round = 0; round < rounds; round += 1) {
      const first = sayAll(2 * batch * round);
      await nats.stop();
      await first;
      const second = sayAll(2 * batch * round + batch);
      await nats.start();
      await second;
      for (const page of pages) {
        await page.until(() => page.events('payment').length >= said.length);
        expect(page.events('payment').map(({ payment }) => payment)).toEqual(said);
        await page.until(() => there.ctx.bus.isAllHeard && gaps === round + 1);
      }
    }
    for (const page of pages) page.close();
  });

  test('requests are answered, and what is missing is named until it is back', async () => {
    const ann = await testMember(here);
    await nats.stop();
    const page = await TestStream.open(await listen(here), ann);
    await page.until(() => !here.ctx.bus.isAllHeard);
    startBackground(here.ctx);
    const isNamed = async () => {
      const { status, body } = await ann.client.get('/api/ready.php');
      expect(status).toBe(200);
      const { failing } = body as { failing: { name: string }[] };
      return failing.some(({ name }) => name === 'notices by NATS');
    };
    while (!(await isNamed())) await sleep(20);
    expect((await ann.client.get('/api/user.php')).status).toBe(200);
    await nats.start();
    while (await isNamed()) await sleep(20);
    page.close();
  });
});
