import type { User } from '../api/types.ts';
import { session } from '../stores/session.ts';
import { type FakeCall, fakeServer } from '../testing/fake-server.ts';
import type { Outgoing } from './outgoing.ts';
import { sendMessage, type Underway } from './send-message.ts';

const underway: Underway = {
  signal: new AbortController().signal,
  onProgress: () => {},
  isWanted: async () => true,
};
const words = {
  ...{ client_id: 'x', member: 'me', target: { conversation: 'c1' }, kind: 'text' as const },
  ...{ body: 'Hello', label: null, created: 1, refused: null },
};

async function sent(part: Partial<Outgoing> = {}, how: Partial<Underway> = {}) {
  session.set({ id: 'me', credits: 30 } as User);
  const calls = fakeServer({
    'POST /api/message-image.php': () => ({ image: { id: 'i1' } }),
    'POST /api/message.php': () => ({ message: { client_id: 'x' }, credits: 20 }),
  });
  const answer = sendMessage({ ...words, ...part }, { ...underway, ...how });
  const message = await answer.catch((error: { code: string }) => error.code);
  const bodyOf = (path: string) => calls.find((call: FakeCall) => call.path === path)?.body;
  return {
    message,
    calls,
    said: bodyOf('/api/message.php'),
    file: bodyOf('/api/message-image.php'),
  };
}
const plain = { conversation: 'c1', client_id: 'x', kind: 'text' };

test('a message goes with what belongs to it, and with nothing that is not there', async () => {
  const { message, said, calls } = await sent();
  expect(message).toEqual({ client_id: 'x' });
  expect(said).toEqual({ ...plain, body: 'Hello' });
  expect(calls[0]?.headers.get('idempotency-key')).toBe('x');
  const reply_to = { id: 'm1', sender: 'you', kind: 'text' as const, body: 'Hi', label: null };
  expect((await sent({ note: 'For you', reply_to, credits: 0 })).said).toEqual({
    ...{ ...plain, body: 'Hello' },
    ...{ note: 'For you', reply_to: 'm1', credits: 0 },
  });
});

test('what is left in credits is told to the member who paid, and to no other', async () => {
  await sent();
  expect(session.getState().user?.credits).toBe(20);
  await sent({ member: 'other' });
  expect(session.getState().user?.credits).toBe(30);
});

test('a picture goes up before its message, which names it; not wanted any more, no message goes', async () => {
  const picture = {
    file: new Blob(['x'], { type: 'image/png' }),
    key: 'k1',
  } as Outgoing['picture'];
  const { said, file, calls } = await sent({ ...(picture && { picture }), kind: 'image' });
  expect(said).toEqual({ ...plain, kind: 'image', image: 'i1' });
  expect((file as FormData).get('photo')).toMatchObject({ name: 'photo', type: 'image/png' });
  expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'x']);
  const gone = await sent({ ...(picture && { picture }) }, { isWanted: async () => false });
  expect([gone.message, gone.said]).toEqual(['cancelled', undefined]);
});
