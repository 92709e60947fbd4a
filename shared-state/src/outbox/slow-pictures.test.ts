import { jest } from '@jest/globals';
import { ApiError } from '../api/api-error.ts';
import type { ChatMessage } from '../api/types.ts';
import { outgoing } from '../testing/outgoing.ts';
import { createDrain } from './drain.ts';
import { KeptMessages } from './kept-messages.ts';

const picture = { file: new Blob(), key: 'k' };
const cancelled = new ApiError(0, 'cancelled', '');
const away = new ApiError(0, 'network', '');

/** Uploads under way, by message. */
let up: Record<string, { moves(): void; arrives(): void; breaks(error: ApiError): void }>;
/** Messages that the server has, or was asked to take, in their order. */
let sent: string[];
let answer: () => Promise<void>;
let kept: KeptMessages;
let drain: ReturnType<typeof createDrain>;

beforeEach(() => {
  // In memory, where nothing takes time but by the clock of the test.
  Object.assign(globalThis, { indexedDB: undefined });
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  jest.useFakeTimers();
  up = {};
  sent = [];
  answer = async () => {};
  kept = new KeptMessages('me');
  drain = createDrain({
    kept,
    upload: ({ client_id }, { signal, onProgress }) =>
      new Promise((done, fail) => {
        signal.addEventListener('abort', () => fail(cancelled));
        up[client_id] = {
          moves: () => onProgress(0.5),
          arrives: () => done(`image of ${client_id}`),
          breaks: fail,
        };
      }),
    send: async ({ client_id }, image) => {
      sent.push(image ?? client_id);
      await answer();
      return { client_id } as ChatMessage;
    },
    onChange: () => {},
    onProgress: () => {},
  });
});
afterEach(() => {
  drain.stop();
  jest.useRealTimers();
});

let written = 0;
async function write(client_id: string, reader: string): Promise<void> {
  written += 1;
  const isPicture = client_id.startsWith('photo');
  const part = { reader, created: written, ...(isPicture && { picture }) };
  await kept.add(outgoing(client_id, part));
  void drain.work();
}
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('what follows a picture that goes up quickly arrives after it, and nothing else waits for it', async () => {
  await write('before', 'sofia');
  await write('photo', 'sofia');
  await write('text', 'sofia');
  await write('other', 'mia');
  await after(4000);
  expect(sent).toEqual(['before', 'other']);
  up.photo?.arrives();
  await after(0);
  expect(sent).toEqual(['before', 'other', 'image of photo', 'text']);
  expect(await kept.all()).toEqual([]);
});

test('nothing waits longer than some seconds for one that goes up slowly, whatever is written on', async () => {
  await write('photo-1', 'sofia');
  await write('photo-2', 'sofia');
  await write('text-1', 'sofia');
  await after(4000);
  await write('text-2', 'sofia');
  await after(1000);
  expect(sent).toEqual(['text-1', 'text-2']);
  await write('text-3', 'sofia');
  await after(0);
  expect(sent).toEqual(['text-1', 'text-2', 'text-3']);
  up['photo-1']?.arrives();
  await after(0);
  up['photo-2']?.arrives();
  await after(0);
  expect(sent.slice(3)).toEqual(['image of photo-1', 'image of photo-2']);
});

test('without a network nobody has waited: with it a picture has its time again', async () => {
  await write('photo', 'sofia');
  up.photo?.breaks(away);
  answer = () => Promise.reject(away);
  await write('text', 'sofia');
  await after(60_000);
  const before = sent.length;
  answer = async () => {};
  void drain.work();
  await after(1000);
  up.photo?.arrives();
  await after(0);
  expect(sent.slice(before)).toEqual(['image of photo', 'text']);
});

test('a picture that is refused or discarded keeps nothing waiting', async () => {
  await write('photo-1', 'sofia');
  await write('photo-2', 'sofia');
  await write('text', 'sofia');
  await after(0);
  up['photo-1']?.breaks(new ApiError(400, 'validation', 'No photo.'));
  await after(0);
  await drain.discard('photo-2');
  await after(0);
  expect(sent).toEqual(['text']);
  expect(await kept.all()).toMatchObject([{ client_id: 'photo-1', refused: 'No photo.' }]);
});

test('a picture whose message was refused goes up anew when it is tried again', async () => {
  const refused = new ApiError(402, 'not_enough_credits', 'Too few.');
  const broken = new ApiError(500, 'server', '');
  answer = () => Promise.reject(sent.at(-1) === 'other' ? broken : refused);
  await write('photo', 'sofia');
  // As long as something waits what is known of pictures is.
  await write('other', 'mia');
  await after(0);
  up.photo?.arrives();
  await after(1000);
  expect(await kept.all()).toMatchObject([{ refused: 'Too few.' }, { refused: null }]);
  up = {};
  answer = async () => {};
  await kept.change('photo', { refused: null });
  void drain.work();
  await after(0);
  up.photo?.arrives();
  await after(0);
  expect(Object.keys(up)).toEqual(['photo']);
  expect(await kept.all()).toEqual([]);
});

test('one that is up and whose message fails goes up no second time', async () => {
  answer = () => Promise.reject(new ApiError(500, 'server', ''));
  await write('photo', 'sofia');
  await after(0);
  up.photo?.arrives();
  await after(0);
  up = {};
  answer = async () => {};
  await after(1000);
  expect([sent, up]).toEqual([['image of photo', 'image of photo'], {}]);
});

test.each([
  [19, ['image of photo', 'image of photo'], []],
  [20, ['image of photo'], ['photo']],
])(
  'one whose message could not go for %i hours may be forgotten by now',
  async (hours, asked, again) => {
    answer = () => Promise.reject(away);
    await write('photo', 'sofia');
    await after(0);
    up.photo?.arrives();
    await after(0);
    up = {};
    answer = async () => {};
    // No timer runs while the device sleeps.
    jest.setSystemTime(Date.now() + hours * 3_600_000);
    void drain.work();
    await after(0);
    expect([sent, Object.keys(up)]).toEqual([asked, again]);
    up.photo?.arrives();
    await after(0);
    expect(await kept.all()).toEqual([]);
  },
);

test('on a line that is dead it goes another time, and keeps no other picture waiting', async () => {
  await write('photo-1', 'sofia');
  await write('photo-2', 'mia');
  await after(80_000);
  up['photo-1']?.moves();
  await after(80_000);
  expect(Object.keys(up)).toEqual(['photo-1']);
  await after(10_000);
  expect(Object.keys(up)).toEqual(['photo-1', 'photo-2']);
  up['photo-2']?.arrives();
  up = { ...up };
  delete up['photo-1'];
  await after(1000);
  up['photo-1']?.arrives();
  await after(0);
  expect(sent).toEqual(['image of photo-2', 'image of photo-1']);
});
