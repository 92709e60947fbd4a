import type { User } from '../api/types.ts';
import { session } from '../stores/session.ts';
import { type FakeCall, fakeServer } from '../testing/fake-server.ts';
import type { Outgoing } from './outgoing.ts';
import { sendMessage, uploadPicture } from './send-message.ts';

const words = {
  ...{ client_id: 'x', member: 'me', target: { conversation: 'c1' }, kind: 'text' as const },
  ...{ body: 'Hello', label: null, created: 1, refused: null },
};

async function sent(part: Partial<Outgoing> = {}, image?: string) {
  session.set({ id: 'me', credits: 30 } as User);
  const calls = fakeServer({
    'POST /api/message.php': () => ({ message: { client_id: 'x' }, credits: 20 }),
  });
  const message = await sendMessage({ ...words, ...part }, image);
  const bodyOf = (path: string) => calls.find((call: FakeCall) => call.path === path)?.body;
  return {
    message,
    calls,
    said: bodyOf('/api/message.php'),
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

test('a picture goes up under its own key, tells how far it is, and its message names it', async () => {
  const file = new Blob(['x'], { type: 'image/png' });
  const shares: number[] = [];
  const calls = fakeServer({
    'POST /api/message-image.php': ({ progress }) => {
      progress(0.5);
      return { image: { id: 'i1' } };
    },
  });
  const { signal } = new AbortController();
  const underway = { signal, onProgress: (share: number) => void shares.push(share) };
  const image = await uploadPicture({ ...words, picture: { file, key: 'k1' } }, underway);
  expect([image, shares]).toEqual(['i1', [0.5]]);
  expect((calls[0]?.body as FormData | undefined)?.get('photo')).toMatchObject({
    ...{ name: 'photo', type: 'image/png' },
  });
  expect(calls[0]?.headers.get('idempotency-key')).toBe('k1');
  expect((await sent({ kind: 'image' }, image)).said).toEqual({
    ...{ ...plain, kind: 'image', image: 'i1' },
  });
});
