import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought } from '../testing/buyer.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { plainPhoto, uploaded, uploadForMessage } from '../testing/upload.ts';

let t: TestApp;
let owner: TestMember;
let stranger: TestMember;
let friend: TestMember;
/** What belongs to the owner alone, or to the owner and the friend. */
let theirs: Record<'photo' | 'upload' | 'conversation' | 'session' | 'image' | 'payment', string>;

beforeAll(async () => {
  t = await testApp();
  const rich = { user: { premium_since: t.clock.now() }, credits: 500 };
  [owner, stranger, friend] = await Promise.all([
    testMember(t, rich),
    testMember(t, rich),
    testMember(t, { profile: { gender: 'female', seeks: 'male' } }),
  ]);
  const file = await plainPhoto();
  const { id: photo } = await uploaded(owner, file);
  const upload = await t.ctx.db
    .selectFrom('photo_uploads')
    .select('id')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const { conversation } = await write(owner, friend);
  const { sessions } = (await owner.client.get('/api/sessions.php')).body as {
    sessions: { id: string }[];
  };
  const sent = await uploadForMessage(owner, file, randomUUID());
  theirs = {
    photo,
    upload: upload.id,
    conversation,
    session: sessions[0]?.id ?? '',
    image: (sent.body as { image: { id: string } }).image.id,
    payment: (await bought(owner)).payment.payment_id,
  };
});
afterAll(() => t.close());

const nobodys = Object.fromEntries(
  ['photo', 'upload', 'conversation', 'session', 'image', 'payment'].map((of) => [
    of,
    '0'.repeat(26),
  ]),
) as typeof theirs;

type Call = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object];
const crop = { left: 0, top: 0, width: 1, height: 1 };
const text = { kind: 'text', body: 'Hi', client_id: 'of-a-stranger-0001' };
const debit = {
  ...{ holder: 'S. Tranger', iban: 'NL91ABNA0417164300', phone: '+31612345678', mandate: true },
  ...{ street: 'Kade', house_number: '1', postcode: '3511 AA', city: 'Utrecht' },
};

const calls: Record<string, (of: typeof theirs) => Call> = {
  'how an upload stands': ({ upload }) => ['GET', `/api/photo-upload.php?id=${upload}`],
  'hiding a photo': ({ photo }) => ['PUT', '/api/photo.php', { id: photo, private: true }],
  'choosing a photo': ({ photo }) => ['PUT', '/api/photo.php', { id: photo, main: true }],
  'ordering photos': ({ photo }) => ['PUT', '/api/photo.php', { order: [photo] }],
  'turning a photo': ({ photo }) => ['POST', '/api/photo-edit.php', { id: photo, turn: 90, crop }],
  'deleting a photo': ({ photo }) => ['DELETE', `/api/photo.php?id=${photo}`],
  'a conversation': ({ conversation }) => ['GET', `/api/chat.php?conversation=${conversation}`],
  'reading it': ({ conversation }) => ['POST', '/api/read.php', { conversation }],
  'typing in it': ({ conversation }) => ['POST', '/api/typing.php', { conversation }],
  'declining it': ({ conversation }) => ['POST', '/api/decline.php', { conversation }],
  'writing in it': ({ conversation }) => ['POST', '/api/message.php', { ...text, conversation }],
  'removing it': ({ conversation }) => ['DELETE', `/api/chat.php?conversation=${conversation}`],
  'an image of a message': ({ image }) => ['GET', `/api/message-image/${image}/full`],
  'sending that image': ({ image }) => [
    'POST',
    '/api/message.php',
    { kind: 'image', image, client_id: 'of-a-stranger-0002', profile: friend.id },
  ],
  'ending a session': ({ session }) => ['DELETE', `/api/sessions.php?id=${session}`],
  'a payment': ({ payment }) => ['GET', `/api/payment.php?id=${payment}`],
  'an invoice': ({ payment }) => ['GET', `/api/invoice.php?id=${payment}`],
  'paying it': ({ payment }) => ['POST', '/api/directdebit.php', { ...debit, payment_id: payment }],
};

/** What there is of the owner, as the owner reads it. */
async function everything(): Promise<string> {
  const paths = ['photos', 'chats', 'sessions', 'transactions', 'user'];
  const answers = await Promise.all(paths.map((path) => owner.client.get(`/api/${path}.php`)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return answers.map((answer) => answer.text).join('\n');
}

test.each(Object.entries(calls))(
  '%s: an id of others is like one that never was',
  async (_, of) => {
    const before = await everything();
    const [one, none] = [await ask(of(theirs)), await ask(of(nobodys))];
    expect(none.status).toBeGreaterThanOrEqual(400);
    expect([one.status, plain(one.text, theirs)]).toEqual([none.status, plain(none.text, nobodys)]);
    expect(await everything()).toBe(before);
  },
);

const ask = ([method, url, payload]: Call) =>
  stranger.client.send({ method, url, ...(payload && { payload }) });

const plain = (answer: string, of: typeof theirs) =>
  Object.values(of).reduce((left, id) => left.replaceAll(id, '-'), answer);
