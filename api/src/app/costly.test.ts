import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../testing/app.ts';
import type { Answer } from '../testing/client.ts';
import { type TestMember, testMember } from '../testing/member.ts';

let t: TestApp;
let flooding: TestMember[];
let other: TestMember;
beforeAll(async () => {
  t = await testApp();
  flooding = await Promise.all(Array.from({ length: 8 }, () => testMember(t)));
  other = await testMember(t);
  const women = { profile: { gender: 'female', seeks: 'male' } } as const;
  for (let n = 0; n < 4; n += 1) await testMember(t, women);
  await drawnMan();
});
afterAll(() => t.close());

/** Whose face stands on advertising pages: cards alone look at what was reported. */
async function drawnMan(): Promise<void> {
  const { id } = await testMember(t, { profile: { gender: 'male', fictional: true } });
  const photo = { id, profile_id: id, private: false, position: 0, width: 600, height: 900 };
  await t.ctx.db
    .insertInto('photos')
    .values({ ...photo, created_at: t.clock.now() })
    .execute();
  await t.ctx.db.updateTable('profiles').set({ main_photo_id: id }).where('id', '=', id).execute();
}

/** How many statements wait for the table that is locked: members also wait for each other. */
async function held(): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*) as many from pg_locks
    where relation = 'reports'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
    t.ctx.db,
  );
  return rows[0]?.many ?? 0;
}

const costly: [string, (me: TestMember) => Promise<Answer>][] = [
  ['searches', ({ client }) => client.get('/api/search.php?gender=all')],
  ['searches of visitors', () => t.client().get('/api/search.php?gender=all')],
  ['looks for faces', ({ client }) => client.get('/api/faces.php?gender=male')],
  ['looks for matches', ({ client }) => client.get('/api/match.php')],
  ['swipe games', ({ client }) => client.get('/api/swipe.php')],
  [
    'downloads',
    async ({ client }) => {
      const asked = await client.post('/api/own-data.php', {});
      // Whose turn does not come in time is told so here already.
      if (asked.status !== 200) return asked;
      const { token } = asked.body as { token: string };
      return client.get(`/api/own-archive.php?token=${token}`);
    },
  ],
];

test.each(costly)(
  '%s that do not get on keep a few connections, and others are answered [S102]',
  async (_what, ask) => {
    let most = 0;
    const asked = await t.ctx.db.transaction().execute(async (trx) => {
      // All of them read it, and nothing else does that is asked here.
      await sql`lock table reports in access exclusive mode`.execute(trx);
      const all = flooding.flatMap((me) => Array.from({ length: 25 }, () => ask(me)));
      while ((await held()) < 4) await sleep(5);
      const others = await Promise.all([
        other.client.get('/api/ledger.php'),
        other.client.get('/api/packages.php'),
        other.client.post('/api/block.php', { profile: flooding[0]?.id }),
        t.client().get('/api/ready.php'),
      ]);
      expect(others.map(({ status }) => status)).toEqual([200, 200, 204, 200]);
      most = await held();
      return all;
    });
    const answers = await Promise.all(asked);
    expect(most).toBe(4);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) {
      expect([429, 503]).toContain(status);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  },
);
