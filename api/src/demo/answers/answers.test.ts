import { randomUUID } from 'node:crypto';
import { proposesMeeting, textsIn } from '@afterglow/demo/members/proposals';
import { asksForMoneyOrContact } from '../../chat/warning.ts';
import { second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { listen, TestStream } from '../../testing/stream.ts';
import { answerWaiting } from './answer.ts';
import { bankFor, banks } from './bank.ts';
import { chooseAnswer } from './choose-answer.ts';
import { languageOf } from './language-of.ts';
import { likeBack } from './like-back.ts';

const [en, nl] = [bankFor(['en']), bankFor(['nl'])];

let t: TestApp;
let origin: string;
beforeAll(async () => {
  t = await testApp();
  origin = await listen(t);
});
afterAll(() => t.close());

const demoMember = () => testMember(t, { profile: { fictional: true, gender: 'female' } });

function say(from: TestMember, to: TestMember, body: string, kind = 'text') {
  const message = { profile: to.id, client_id: randomUUID(), kind, body };
  return from.client.post('/api/message.php', message);
}

async function heardFrom(demo: TestMember) {
  const rows = await t.ctx.db
    .selectFrom('messages')
    .select(['body', 'credits'])
    .where('sender_id', '=', demo.id)
    .orderBy('seq')
    .execute();
  return rows;
}

test('a demo member types, reads and answers once, in the language of the site', async () => {
  const ann = await testMember(t, { credits: 100 });
  const demo = await demoMember();
  const page = await TestStream.open(origin, ann);
  await say(ann, demo, 'Hoi, hoe is het?');
  await answerWaiting(t.ctx);
  t.clock.advance(3 * second);
  await answerWaiting(t.ctx);
  await page.until(() => page.events('typing').length === 1);
  expect(await heardFrom(demo)).toEqual([]);
  t.clock.advance(7 * second);
  await Promise.all([answerWaiting(t.ctx), answerWaiting(t.ctx), answerWaiting(t.ctx)]);
  const answers = await heardFrom(demo);
  expect(answers).toHaveLength(1);
  expect(answers[0]?.credits).toBe(0);
  expect(nl.question).toContain(answers[0]?.body);
  await page.until(() => page.events('message').length === 2);
  expect(page.events('read')).toHaveLength(1);
  expect((await ann.client.get('/api/chats.php')).body).toMatchObject({ total_unread: 1 });
  page.close();
});

test('real members, blocked ones and other demo members get no answer from the demo', async () => {
  const ann = await testMember(t, { credits: 100 });
  const bob = await testMember(t);
  const demo = await demoMember();
  await say(ann, bob, 'Hello');
  await say(ann, demo, 'Hello');
  await ann.client.post('/api/block.php', { profile: demo.id });
  t.clock.advance(20 * second);
  await answerWaiting(t.ctx);
  expect(await heardFrom(bob)).toEqual([]);
  expect(await heardFrom(demo)).toEqual([]);
});

test('who writes for a while gets a gift in between, never at first, and it costs nobody', async () => {
  const ann = await testMember(t, { credits: 2000 });
  const demo = await demoMember();
  const answers = () =>
    t.ctx.db
      .selectFrom('messages')
      .select(['kind', 'credits'])
      .where('sender_id', '=', demo.id)
      .orderBy('seq')
      .execute();
  let given = -1;
  // One in eight: that none comes in so many is one in a hundred million.
  for (let said = 0; given < 0 && said < 140; said += 1) {
    await say(ann, demo, 'I had a long day');
    t.clock.advance(12 * second);
    await answerWaiting(t.ctx);
    given = (await answers()).findIndex(({ kind }) => kind === 'gift');
  }
  expect(given).toBeGreaterThanOrEqual(3);
  expect((await answers()).every(({ credits }) => credits === 0)).toBe(true);
});

test('who likes a demo member is liked back after a moment, once', async () => {
  const ann = await testMember(t);
  const demo = await demoMember();
  await ann.client.post('/api/like.php', { profile: demo.id });
  await likeBack(t.ctx);
  expect((await ann.client.get('/api/likes.php')).body).toMatchObject({ matches: [] });
  t.clock.advance(5 * second);
  await Promise.all([likeBack(t.ctx), likeBack(t.ctx)]);
  expect((await ann.client.get('/api/likes.php')).body).toMatchObject({ matches: [demo.id] });
});

test('answers fit what was said and are not said twice', () => {
  const heard = (body: string, kind: 'text' | 'gift' | 'icebreaker' = 'text') => ({
    id: randomUUID(),
    kind,
    body,
  });
  expect(en.greeting).toContain(chooseAnswer(heard('Hello you'), ['en'], []));
  expect(en.question).toContain(chooseAnswer(heard('Do you like jazz?'), ['de', 'fr'], []));
  expect(en.gift).toContain(chooseAnswer(heard('rose', 'gift'), ['en'], []));
  const opener = heard('city_trip', 'icebreaker');
  expect(nl.openers.city_trip).toContain(chooseAnswer(opener, ['nl'], []));
  const said: string[] = [];
  for (const _ of en.other) said.push(chooseAnswer(heard('I had a long day'), ['en'], said));
  expect(new Set(said).size).toBe(en.other.length);
});

test('the answer is in the language that was written, whatever the site speaks', () => {
  const heard = (body: string) => ({ id: randomUUID(), kind: 'text' as const, body });
  const dutch = heard('Ik ben net thuis, wat doe je vanavond?');
  const english = heard('What are you doing tonight?');
  expect(nl.question).toContain(chooseAnswer(dutch, ['en'], []));
  expect(en.question).toContain(chooseAnswer(english, ['nl'], []));
  expect(nl.other).toContain(chooseAnswer(heard('Hmm'), ['nl'], []));
});

test.each([
  ['da', 'Jeg har det godt, hvad med dig?'],
  ['de', 'Ich bin müde, und wie geht es dir?'],
  ['es', '¿Qué tal, cómo estás?'],
  ['fi', 'Mitä sinä teet, miten menee?'],
  ['fr', 'Je ne sais pas, et tu fais quoi ?'],
  ['it', 'Come stai? Io non dormo.'],
  ['nb', 'Hva gjør du, hvordan har du det?'],
  ['pl', 'Co robisz? Ja nie śpię.'],
  ['sv', 'Vad gör du, hur är det?'],
])('a sentence of %s is known', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test('a photo, a GIF and an opener about the demo member are answered as what they are', () => {
  const heard = (kind: 'image' | 'gif' | 'icebreaker', body: string | null) =>
    chooseAnswer({ id: randomUUID(), kind, body }, ['nl'], []);
  expect(nl.image).toContain(heard('image', null));
  expect(nl.gif).toContain(heard('gif', 'sticker:hug'));
  expect(nl.about).toContain(heard('icebreaker', 'interest:wine'));
});

test('both languages have the same answers to give', () => {
  const shape = (bank: object): unknown =>
    Object.fromEntries(
      Object.entries(bank).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.length : shape(value),
      ]),
    );
  expect(shape(nl)).toEqual(shape(en));
});

test.each(Object.entries(banks))(
  'no answer in %s proposes to meet, or asks for what one is warned of',
  (language, bank) => {
    const texts = textsIn(bank);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => proposesMeeting(language, text))).toEqual([]);
    expect(texts.filter(asksForMoneyOrContact)).toEqual([]);
  },
);

test('whoever a demo member writes to is told that it is one, wherever the message is seen', async () => {
  const ann = await testMember(t, { credits: 100 });
  const demo = await demoMember();
  const page = await TestStream.open(origin, ann);
  await say(ann, demo, 'Hello');
  t.clock.advance(12 * second);
  await answerWaiting(t.ctx);
  await page.until(() => page.events('message').length === 2);
  const [, event] = page.events('message');
  expect(event).toMatchObject({ chat: { card: { fictional: true } } });
  const { body } = await ann.client.get('/api/chats.php');
  expect(body).toMatchObject({ chats: [{ card: { fictional: true } }] });
  const open = await ann.client.get(`/api/chat.php?profile=${demo.id}`);
  expect(open.body).toMatchObject({ card: { fictional: true } });
  page.close();
});
