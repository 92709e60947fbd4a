import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send } from '../testing/messages.ts';
import { giftsOnOffer, openersOnOffer } from './catalogue.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 1000 });
  bob = await testMember(t);
});
afterAll(() => t.close());

const pick = (kind: string, body?: string) => send(ann, bob, { kind, body });

test('a price is whole credits: so many times what a gift costs here, rounded, and one at least', async () => {
  const gifts = t.ctx.db.insertInto('gifts');
  const times = { dust: 0.01, low: 1.04, middle: 1.05, much: 12 };
  const keys = Object.keys(times);
  await gifts
    .values(Object.entries(times).map(([key, one], n) => ({ key, times: one, position: 900 + n })))
    .execute();
  const offered = await giftsOnOffer(t.ctx.db, { gift_credits: 10 });
  expect(offered.slice(-4)).toEqual([
    { key: 'dust', credits: 1 },
    { key: 'low', credits: 10 },
    { key: 'middle', credits: 11 },
    { key: 'much', credits: 120 },
  ]);
  const free = await giftsOnOffer(t.ctx.db, { gift_credits: 0 });
  expect(new Set(free.map(({ credits }) => credits))).toEqual(new Set([0]));
  await t.ctx.db.deleteFrom('gifts').where('key', 'in', keys).execute();
});

test('they come in their order; what is not on offer any more is neither shown nor sent', async () => {
  const gifts = (await giftsOnOffer(t.ctx.db, { gift_credits: 20 })).map(({ key }) => key);
  const openers = await openersOnOffer(t.ctx.db);
  const last = (table: 'gifts' | 'openers', key = '') =>
    t.ctx.db.updateTable(table).set({ position: 999 }).where('key', '=', key).execute();
  await last('gifts', gifts[0]);
  await last('openers', openers[0]);
  expect((await giftsOnOffer(t.ctx.db, { gift_credits: 20 })).map(({ key }) => key)).toEqual([
    ...gifts.slice(1),
    gifts[0],
  ]);
  expect(await openersOnOffer(t.ctx.db)).toEqual([...openers.slice(1), openers[0]]);
  for (const table of ['gifts', 'openers'] as const) {
    await t.ctx.db.updateTable(table).set({ active: false }).where('position', '=', 999).execute();
  }
  const shown = (await ann.client.get('/api/gifts.php')).body as { gifts: { key: string }[] };
  expect(shown.gifts.map(({ key }) => key)).toEqual(gifts.slice(1));
  expect(await openersOnOffer(t.ctx.db)).toEqual(openers.slice(1));
  expect((await pick('gift', gifts[0])).status).toBe(400);
  expect((await pick('icebreaker', openers[0])).status).toBe(400);
  expect((await pick('gift', gifts[1])).status).toBe(200);
});

test('gifts and openers have their names in the language of who looks', async () => {
  const dutchman = await testMember(t, { user: { language: 'nl' } });
  const [gifts, english, dutch] = await Promise.all([
    dutchman.client.get('/api/gifts.php'),
    ann.client.get('/api/icebreakers.php'),
    dutchman.client.get('/api/icebreakers.php'),
  ]);
  expect(gifts.body).toMatchObject({
    gifts: expect.arrayContaining([
      { key: 'chocolates', label: 'Bonbons', credits: expect.any(Number) },
    ]),
  });
  const openersOf = ({ body }: { body: unknown }) =>
    (body as { icebreakers: { key: string; label: string }[] }).icebreakers;
  expect(openersOf(english).map(({ key }) => key)).toEqual(await openersOnOffer(t.ctx.db));
  const labels = [english, dutch].map((all) => openersOf(all).map(({ label }) => label));
  expect(labels[0]).not.toEqual(labels[1]);
  expect(labels.flat().filter((label) => label.startsWith('openers.'))).toEqual([]);
});
