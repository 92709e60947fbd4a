import { randomUUID } from 'node:crypto';
import { proposesMeeting, textsIn } from '@afterglow/demo/members/proposals';
import { asksForMoneyOrContact } from '../../chat/warning.ts';
import { second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { openPages } from '../../testing/open-pages.ts';
import { listen } from '../../testing/stream.ts';
import { answerWaiting } from './answer.ts';
import { bankFor, banks, type Topic } from './bank.ts';
import { chooseAnswer } from './choose-answer.ts';
import { languageOf } from './language-of.ts';
import { likeBack } from './like-back.ts';
import { topicOf } from './topic-of.ts';

const [en, nl] = [bankFor(['en']), bankFor(['nl'])];

let t: TestApp;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  await listen(t);
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

test('a demo member reads, types and answers once, in the language of the site', async () => {
  const ann = await testMember(t, { credits: 100 });
  const demo = await demoMember();
  const page = await open(ann);
  await say(ann, demo, 'Hoi, waar ben je nu?');
  await answerWaiting(t.ctx);
  t.clock.advance(3 * second);
  await answerWaiting(t.ctx);
  await page.until(() => page.events('typing').length === 1);
  // Nobody types about what they have not read.
  const order = () => page.received.map(({ event }) => event);
  expect(order().indexOf('read')).toBeLessThan(order().indexOf('typing'));
  expect(order()).toContain('read');
  expect((await ann.client.get(`/api/chat.php?profile=${demo.id}`)).body).toMatchObject({
    messages: [{ status: 'read' }],
  });
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

const written = (body: string, languages: string[], said: string[] = []) =>
  chooseAnswer({ id: randomUUID(), kind: 'text', body }, languages, said);

test.each<[string, string, Topic | 'greeting']>([
  ['da', 'Hejsa!', 'greeting'],
  ['da', 'Hvordan går det?', 'how_are_you'],
  ['de', 'Moin', 'greeting'],
  ['de', 'Schlaf gut und träum was Schönes', 'goodnight'],
  ['en', 'Good morning :)', 'greeting'],
  ['en', 'Thanks!', 'thanks'],
  ['es', '¡Hola!', 'greeting'],
  ['es', 'jajaja', 'laugh'],
  ['fi', 'Moikka', 'greeting'],
  ['fi', 'Mitä kuuluu?', 'how_are_you'],
  ['fr', 'Coucou', 'greeting'],
  ['fr', 'Tu as un beau sourire', 'compliment'],
  ['it', 'Buonasera', 'greeting'],
  ['it', 'Sogni d’oro', 'goodnight'],
  ['nb', 'Heisann', 'greeting'],
  ['nb', 'Tusen takk', 'thanks'],
  ['nl', 'Goedenavond', 'greeting'],
  ['nl', 'Wat ben je mooi', 'compliment'],
  ['pl', 'Cześć!', 'greeting'],
  ['pl', 'Co u ciebie?', 'how_are_you'],
  ['sv', 'Tjena', 'greeting'],
  ['sv', 'Hur mår du?', 'how_are_you'],
])('in %s, “%s” is answered as %s', (language, text, topic) => {
  const bank = bankFor([language]);
  const answers = topic === 'greeting' ? bank.greeting : bank.topics[topic].answers;
  expect(answers).toContain(written(text, [language]));
});

test.each<[string, string, Topic]>([
  ['da', 'Er du et rigtigt menneske?', 'real'],
  ['da', 'Er du en rigtig kvinde?', 'real'],
  ['da', 'Hvem er du egentlig?', 'real'],
  ['da', 'Skal vi mødes på lørdag?', 'meeting'],
  ['de', 'Sag mal, bist du echt?', 'real'],
  ['de', 'Bist du ein Mensch?', 'real'],
  ['de', 'Schreibe ich hier mit einer KI?', 'real'],
  ['de', 'Wer bist du?', 'real'],
  ['de', 'Wollen wir uns am Wochenende treffen?', 'meeting'],
  ['en', 'Are you a bot or what?', 'real'],
  ['en', 'Are you human?', 'real'],
  ['en', 'Are you a real woman?', 'real'],
  ['en', 'Who am I actually talking to?', 'real'],
  ['en', 'Is this AI?', 'real'],
  ['en', 'Shall we have a drink tomorrow?', 'meeting'],
  ['es', '¿Eres real?', 'real'],
  ['es', '¿Eres una persona de verdad?', 'real'],
  ['es', '¿Quién eres?', 'real'],
  ['es', '¿Quedamos el sábado?', 'meeting'],
  ['fi', 'Oletko aito?', 'real'],
  ['fi', 'Oletko sinä ihminen?', 'real'],
  ['fi', 'Kuka sinä olet?', 'real'],
  ['fi', 'Nähdäänkö huomenna?', 'meeting'],
  ['fr', 'Tu es vraie ou pas ?', 'real'],
  ['fr', 'Es-tu une vraie personne ?', 'real'],
  ['fr', 'À qui je parle ?', 'real'],
  ['fr', 'On se voit samedi ?', 'meeting'],
  ['it', 'Ma sei vera?', 'real'],
  ['it', 'Sei un essere umano?', 'real'],
  ['it', 'Con chi sto parlando?', 'real'],
  ['it', 'Ci vediamo sabato?', 'meeting'],
  ['nb', 'Er du ekte?', 'real'],
  ['nb', 'Er du et menneske?', 'real'],
  ['nb', 'Hvem er du?', 'real'],
  ['nb', 'Skal vi møtes på lørdag?', 'meeting'],
  ['nl', 'Ben je echt of een computer?', 'real'],
  ['nl', 'Ben je een echte vrouw?', 'real'],
  ['nl', 'Met wie praat ik hier?', 'real'],
  ['nl', 'Zullen we zaterdag wat gaan drinken?', 'meeting'],
  ['pl', 'Czy jesteś botem?', 'real'],
  ['pl', 'Czy jesteś człowiekiem?', 'real'],
  ['pl', 'Z kim ja piszę?', 'real'],
  ['pl', 'Spotkamy się w sobotę?', 'meeting'],
  ['sv', 'Är du på riktigt?', 'real'],
  ['sv', 'Är du en människa?', 'real'],
  ['sv', 'Vem är du?', 'real'],
  ['sv', 'Ska vi träffas på lördag?', 'meeting'],
])('in %s, “%s” gets the truth (%s), however often it is asked', (language, text, topic) => {
  const { answers } = bankFor([language]).topics[topic];
  expect(answers).toContain(written(text, [language]));
  const long = `${'We talked for a while. '.repeat(6)}${text}`;
  expect(answers).toContain(written(text, [language], answers));
  expect(topicOf(long, bankFor([language]))).toBe(topic);
});

test('small talk goes on in other words once all of it was said; in a long text it is not the subject', () => {
  const { answers } = en.topics.thanks;
  expect(en.other).toContain(written('Thanks!', ['en'], answers));
  const long = `Thanks! ${'And then the train stopped in the middle of nowhere. '.repeat(3)}`;
  expect(en.other).toContain(written(long, ['en']));
  expect(en.other).toContain(written('I am in a hotbed of lolling', ['en']));
});

test('a word that one language alone knows is answered in that language', () => {
  expect(bankFor(['pl']).greeting).toContain(written('Cześć', ['nl', 'en']));
  // Danes and Swedes both say it: the site's own language stays.
  expect(nl.other).toContain(written('Hej', ['nl']));
  expect(bankFor(['sv']).greeting).toContain(written('Hej', ['sv']));
});

test.each(Object.entries(banks))(
  '%s has the same answers to give as English',
  (_language, bank) => {
    const many = (value: unknown): unknown =>
      Array.isArray(value) ? value.length : Object.keys(Object(value)).sort();
    const { greetings: _, topics, language: __, ...rest } = bank;
    const { greetings: ___, topics: like, language: ____, ...restOfEnglish } = en;
    const shape = (part: object) => Object.entries(part).map(([key, value]) => [key, many(value)]);
    expect(shape(rest)).toEqual(shape(restOfEnglish));
    const answers = (of: typeof topics) =>
      Object.entries(of).map(([topic, one]) => [topic, one.answers.length]);
    expect(answers(topics)).toEqual(answers(like));
    for (const { words } of Object.values(topics)) expect(words).toEqual([...new Set(words)]);
  },
);

test.each(Object.entries(banks))(
  'no answer in %s proposes to meet, or asks for what one is warned of',
  (language, bank) => {
    const { greetings: _, topics, ...rest } = bank;
    const texts = textsIn([rest, Object.values(topics).map(({ answers }) => answers)]);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => proposesMeeting(language, text))).toEqual([]);
    expect(texts.filter(asksForMoneyOrContact)).toEqual([]);
  },
);

test('whoever a demo member writes to is told that it is one, wherever the message is seen', async () => {
  const ann = await testMember(t, { credits: 100 });
  const demo = await demoMember();
  const page = await open(ann);
  await say(ann, demo, 'Hello');
  t.clock.advance(12 * second);
  await answerWaiting(t.ctx);
  await page.until(() => page.events('message').length === 2);
  const [, event] = page.events('message');
  expect(event).toMatchObject({ chat: { card: { fictional: true } } });
  const { body } = await ann.client.get('/api/chats.php');
  expect(body).toMatchObject({ chats: [{ card: { fictional: true } }] });
  const thread = await ann.client.get(`/api/chat.php?profile=${demo.id}`);
  expect(thread.body).toMatchObject({ card: { fictional: true } });
});
