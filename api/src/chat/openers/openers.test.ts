import { randomUUID } from 'node:crypto';
import { spokenLanguages } from '../../platform/texts.ts';
import { interestKeys } from '../../settings/interests.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { openerText } from './opener-text.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  const likes = (...interests: string[]) => ({ profile: { interests }, credits: 1000 });
  ann = await testMember(t, likes('wine', 'walking', 'art'));
  bob = await testMember(t, { ...likes('sauna', 'walking'), user: { language: 'nl' } });
});
afterAll(() => t.close());

async function offered(query: string, from = ann): Promise<string[]> {
  const { body } = await from.client.get(`/api/icebreakers.php?${query}`);
  return (body as { icebreakers: { key: string }[] }).icebreakers.map(({ key }) => key);
}

function open(key: string, to = bob, client_id = randomUUID()) {
  const message = { profile: to.id, client_id, kind: 'icebreaker', body: key };
  return ann.client.post('/api/message.php', message);
}

test('what both have in common comes first, the others take turns until all have been there', async () => {
  expect((await offered(`profile=${bob.id}`)).slice(0, 2)).toEqual([
    'interest:walking',
    'city:Utrecht',
  ]);
  const seen = new Set<string>();
  for (const turn of [0, 1, 2, 3]) {
    const some = await offered(`profile=${bob.id}&turn=${turn}`);
    expect(some).toHaveLength(3);
    for (const key of some) seen.add(key);
  }
  for (const key of await offered('')) expect(seen).toContain(key);
});

test('all eight are offered first to somebody', async () => {
  const first = new Set<string>();
  for (let tries = 0; first.size < 8 && tries < 60; tries += 1) {
    const other = await testMember(t, { profile: { city: 'Ede' } });
    first.add((await offered(`profile=${other.id}`))[0] ?? '');
  }
  expect([...first].sort()).toEqual((await offered('')).sort());
});

test('a sent one is kept as its key, and each side reads it in its own language', async () => {
  for (const key of ['interest:sauna', 'city:Utrecht']) {
    const sent = await open(key);
    expect(sent).toMatchObject({
      status: 200,
      body: { message: { body: key, label: openerText(key, 'en') } },
    });
  }
  const { body } = await bob.client.get('/api/chats.php');
  const label = openerText('city:Utrecht', 'nl');
  expect(label).toContain('Jij woont ook in Utrecht');
  expect(body).toMatchObject({ chats: [{ last_message: { label } }] });
});

test('one that is not about this member is refused, and not paid', async () => {
  const forged = ['interest:wine', 'interest:constructor', 'city:Ede', 'city:', 'same_city', 'x:y'];
  for (const key of [...forged, 'interests', 'interests.walking', '__proto__']) {
    expect([key, (await open(key)).status]).toEqual([key, 400]);
  }
  expect((await ann.client.get('/api/ledger.php')).body).toMatchObject({ credits: 1000 });
});

test('the same one again is answered, also when the other likes something else by now', async () => {
  const client_id = randomUUID();
  expect((await open('interest:sauna', bob, client_id)).status).toBe(200);
  const profile = t.ctx.db.updateTable('profiles').where('id', '=', bob.id);
  await profile.set({ interests: [] }).execute();
  expect((await open('interest:sauna', bob, client_id)).status).toBe(200);
  expect((await open('interest:sauna')).status).toBe(400);
});

test('of whom one cannot see, nothing is told', async () => {
  await bob.client.post('/api/block.php', { profile: ann.id });
  const blocked = await ann.client.get(`/api/icebreakers.php?profile=${bob.id}`);
  const unknown = await ann.client.get(`/api/icebreakers.php?profile=${'0'.repeat(26)}`);
  expect(blocked).toMatchObject({ status: 404, text: unknown.text });
  expect((await open('interest:sauna')).status).toBe(404);
  expect((await open('interest:wine')).status).toBe(404);
});

test.each(spokenLanguages)('every interest has its opener in %s', (language) => {
  const texts = interestKeys.map((key) => openerText(`interest:${key}`, language));
  expect(new Set(texts).size).toBe(interestKeys.length);
  expect(texts.filter((text) => text.startsWith('openers.'))).toEqual([]);
  const asCities = interestKeys.map((key) => openerText(`city:${key}`, language));
  expect(texts.filter((text) => asCities.includes(text))).toEqual([]);
});
