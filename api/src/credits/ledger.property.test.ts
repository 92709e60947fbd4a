import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, choose, notify, testBuyer } from '../testing/buyer.ts';
import { campaignSideBySide, stepsOf } from '../testing/campaign.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { balanceOf } from './balance.ts';
import { refund } from './ledger.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Step =
  | { do: 'send'; to: number; kind: 'text' | 'gift'; times: number }
  | { do: 'again'; which: number }
  | { do: 'buy'; notices: number; paid: boolean }
  | { do: 'refund'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      to: fc.nat(2),
      kind: fc.constantFrom('text' as const, 'gift' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('again' as const), which: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      notices: fc.nat(3),
      paid: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(20) }) },
);

interface Message {
  profile: string;
  client_id: string;
  kind: string;
  body: string;
}

/** So many orders the shop takes of anybody in one breath, were they all declined. */
const mostOrders = 9;

let houses = 0;
/** Every buyer lives in a house of their own: from one, only so many requests a minute are taken. */
function nextHouse(): string {
  houses += 1;
  return `10.${houses >> 8}.${houses % 256}.1`;
}

/** Does the steps side by side in small groups, as impatient people and poor networks do. */
async function play(ann: TestMember, others: TestMember[], steps: Step[]): Promise<number> {
  const messages: Message[] = [];
  let expected = 0;
  let orders = 0;
  const send = (message: Message | undefined) =>
    message && ann.client.post('/api/message.php', message);

  async function run(one: Step): Promise<void> {
    if (one.do === 'send') {
      const profile = others[one.to]?.id ?? '';
      const body = one.kind === 'gift' ? 'rose' : 'Hello';
      const message = { profile, client_id: randomUUID(), kind: one.kind, body };
      messages.push(message);
      await Promise.all(Array.from({ length: one.times }, () => send(message)));
    } else if (one.do === 'again') {
      await send(messages[one.which]);
    } else if (one.do === 'buy') {
      orders += 1;
      if (orders > mostOrders) return;
      const { ref } = await bought(ann, { package: 'nl-50' });
      await choose(ann, ref, one.paid ? 'pay' : 'fail');
      const ids = Array.from({ length: one.notices }, (_, n) => `${ref}-${n % 2}`);
      await Promise.all(ids.map((id) => notify(t, { id, ref })));
      if (one.paid && one.notices > 0) expected += 50;
    } else {
      const sent = await sentBy(ann);
      const id = sent[one.which]?.id;
      if (id) await t.ctx.db.transaction().execute((trx) => refund(t.ctx, trx, id));
    }
  }

  for (let at = 0; at < steps.length; at += 3) {
    await Promise.all(steps.slice(at, at + 3).map(run));
  }
  return expected;
}

async function sentBy({ id }: TestMember) {
  const { rows } = await sql<{ id: string; credits: number; refunded: boolean; charges: number }>`
    select m.id, m.credits,
      exists (select 1 from credit_entries where reference = m.id and cause = 'refund') as refunded,
      (select count(*) from credit_entries where reference = m.id and amount < 0) as charges
    from messages m where sender_id = ${id} order by created_at, id`.execute(t.ctx.db);
  return rows;
}

test(
  'whatever happens, the balance is the sum, never below 0, and each message is paid once [R05]',
  async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => testMember(t)));
    await campaignSideBySide(
      fc.asyncProperty(
        fc.array(step, { minLength: stepsOf(5, 100), maxLength: stepsOf(24, 100) }),
        async (steps) => {
          const ann = await testBuyer(t);
          ann.client.headers['x-forwarded-for'] = nextHouse();
          const start = await bought(ann, { package: 'nl-50' });
          await choose(ann, start.ref, 'pay');
          await notify(t, { id: `${start.ref}-start`, ref: start.ref });
          const credited = 50 + (await play(ann, others, steps));

          const { rows } = await sql<{ sum: number; lowest: number }>`
        select sum(amount) as sum, min(balance_after) as lowest
        from credit_entries where user_id = ${ann.id}`.execute(t.ctx.db);
          const sent = await sentBy(ann);
          const unpaid = sent.filter(({ charges }) => charges !== 1);
          const paid = sent
            .filter(({ refunded }) => !refunded)
            .reduce((total, { credits }) => total + credits, 0);
          const balance = await balanceOf(t.ctx.db, ann.id);
          expect({ balance, lowest: (rows[0]?.lowest ?? 0) >= 0, unpaid }).toEqual({
            balance: rows[0]?.sum,
            lowest: true,
            unpaid: [],
          });
          expect(balance).toBe(credited - paid);
        },
      ),
      40,
    );
  },
  24 * 3_600_000,
);
