import { type FakeCall, fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daan, enterAsDaan } from '../../testing/render-account.tsx';
import { choose, openPhotos, photo, picture, startPhotos } from '../../testing/render-photos.tsx';

beforeAll(startPhotos);
beforeEach(() => enterAsDaan());
const { setTimeout: later } = globalThis;
/** How long it pauses between two questions the last test tells; the others need not wait. */
const soon = (work: () => void, pause = 0) => later(work, pause < 1500 ? pause : 20);
// By a spy Testing Library would take the clock for a fake one.
beforeEach(() => {
  globalThis.setTimeout = soon as typeof later;
});
afterEach(() => {
  globalThis.setTimeout = later;
});

const shown = () => screen.getAllByRole('img').map((img) => img.getAttribute('src'));

test('a picture that has to wait for its turn arrives, or says what is wrong with it', async () => {
  const sent = { id: 'u', status: 'waiting', ahead: 3, photo: null, problem: null };
  const problem = { code: 'picture_unreadable', message: 'This picture could not be read.' };
  const outcomes = [sent, { ...sent, photo: photo('late') }, { ...sent, problem }];
  const calls = openPhotos([], {
    'POST /api/photo.php': () => ({ upload: sent }),
    'GET /api/photo-upload.php': () => ({ upload: outcomes.shift() }),
  });
  await choose(picture('large.png'), picture('broken.png'));
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(shown()[0]).toBe('/api/photo/late/thumb');
  expect(await screen.findByText(problem.message)).toBeInTheDocument();
  expect(calls.filter(({ path }) => path.startsWith('/api/photo-upload.php'))).toHaveLength(3);
});

test.each([
  [415, 'unsupported_type', /not a picture we can use/],
  [413, 'too_large', /larger than 12 MB/],
  [422, 'picture_too_small', /From the server/],
])(
  'a picture that will never do (%i) says why and can only be left out',
  async (status, code, words) => {
    openPhotos([], { 'POST /api/photo.php': () => fail(status, code, 'From the server') });
    await choose(picture('odd.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    // Long words scroll.
    expect(screen.getByRole('alert')).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('button', { name: 'Upload odd.png again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Leave odd.png out' }));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a picture that is left out while it waits for its turn is deleted as it arrives', async () => {
  const sent = { id: 'u', status: 'waiting', ahead: 3, photo: null, problem: null };
  const calls = openPhotos([], {
    'POST /api/photo.php': () => ({ upload: sent }),
    'GET /api/photo-upload.php': () => ({ upload: { ...sent, photo: photo('late') } }),
  });
  await choose(picture('wrong.png'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  // Its file is all there: nothing that could be broken off.
  await userEvent.click(await screen.findByRole('button', { name: 'Leave wrong.png out' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'late' }),
  );
  expect(screen.getByText('0 of 3')).toBeInTheDocument();
});

const lost = () => {
  throw Object.assign(new Error('lost'), { isAxiosError: true, code: 'ERR_NETWORK' });
};
const away = () => {
  throw Object.assign(new Error('away'), { isAxiosError: true, response: { status: 503 } });
};

test.each([
  ['got lost', lost],
  ['said nothing', away],
])('a picture the server has arrives, though an answer %s meanwhile', async (_how, answer) => {
  const sent = { id: 'u', status: 'waiting', ahead: 3, photo: null, problem: null };
  const answers = [answer, () => ({ upload: { ...sent, photo: photo('late') } })];
  const calls = openPhotos([], {
    'POST /api/photo.php': () => ({ upload: sent }),
    'GET /api/photo-upload.php': () => answers.shift()?.(),
  });
  await choose(picture('me.png'));
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('one that is left out as nobody answers is deleted once somebody does', async () => {
  const sent = { id: 'u', status: 'waiting', ahead: 3, photo: null, problem: null };
  let answer: () => unknown = lost;
  const calls = openPhotos([], {
    'POST /api/photo.php': () => ({ upload: sent }),
    'GET /api/photo-upload.php': () => answer(),
  });
  const asked = () => calls.filter(({ path }) => path === '/api/photo-upload.php').length;
  await choose(picture('wrong.png'));
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await userEvent.click(screen.getByRole('button', { name: 'Leave wrong.png out' }));
  answer = () => ({ upload: { ...sent, photo: photo('late') } });
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'late' }),
  );
  expect(screen.getByText('0 of 3')).toBeInTheDocument();
});

test('what went up and was left out for want of an answer is found under its key and deleted', async () => {
  const sent: { key: unknown; hidden: boolean }[] = [];
  const answers = [lost, lost, () => ({ photo: photo('late') })];
  const calls = openPhotos([], {
    'POST /api/photo.php': ({ headers, body, progress }) => {
      const hidden = (body as FormData).get('private') === '1';
      sent.push({ key: headers.get('Idempotency-Key'), hidden });
      progress(1);
      return answers.shift()?.();
    },
  });
  await choose(picture('wrong.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave wrong.png out' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'late' }),
  );
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent.map(({ hidden }) => hidden)).toEqual([false, true, true]);
  expect(screen.getByText('0 of 3')).toBeInTheDocument();
});

test('what never went up as a whole is not sent once more to be left out', async () => {
  const answers = [
    ({ progress }: FakeCall) => {
      progress(0.9);
      lost();
    },
    () => ({ photo: photo('two') }),
  ];
  const calls = openPhotos([], { 'POST /api/photo.php': (call) => answers.shift()?.(call) });
  await choose(picture('wrong.png'));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Leave wrong.png out' }));
  await choose(picture('two.png'));
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('of several pictures the next is sent once the one before has arrived', async () => {
  let arrive = () => {};
  let count = 0;
  const calls = openPhotos([], {
    'POST /api/photo.php': () =>
      new Promise((resolve) => {
        count += 1;
        const id = `new${count}`;
        arrive = () => resolve({ photo: photo(id) });
      }),
  });
  const sent = () => calls.filter(({ method }) => method === 'POST').length;
  await choose(picture('one.png'));
  await choose(picture('two.png'));
  await waitFor(() => expect(sent()).toBe(1));
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  expect(sent()).toBe(1);
  arrive();
  await waitFor(() => expect(sent()).toBe(2));
  arrive();
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
});

test('after a lost answer the same key is sent again, until the picture itself is refused', async () => {
  const keys: string[] = [];
  const answers = [lost, away, () => fail(429, 'limit'), () => fail(409, 'conflict')];
  openPhotos([], {
    'POST /api/photo.php': ({ headers }) => {
      keys.push(String(headers.get('Idempotency-Key')));
      return answers.shift()?.() ?? { photo: photo('new') };
    },
  });
  await choose(picture('me.png'));
  for (let tries = 0; tries < 4; tries += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Upload me.png again' }));
  }
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(keys.slice(1, 4)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[4]).not.toBe(keys[0]);
});

test('a picture the server refuses says why in its place and can be sent again', async () => {
  openPhotos([], {
    'POST /api/photo.php': () => fail(429, 'too_many', 'We are busy.'),
  });
  await choose(picture('tiny.png'));
  expect(await screen.findByText('We are busy.')).toBeInTheDocument();
  fakeServer({
    'POST /api/photo.php': () => ({ photo: photo('new') }),
    'GET /api/user.php': () => ({ user: daan }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Upload tiny.png again' }));
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
});

test('a picture that is left out while its file goes up is broken off, and the next one is sent', async () => {
  const broken: string[] = [];
  const answers = [
    ({ signal }: { signal: AbortSignal | undefined }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          broken.push('one');
          reject(
            Object.assign(new Error('canceled'), { isAxiosError: true, code: 'ERR_CANCELED' }),
          );
        });
      }),
    () => ({ photo: photo('two') }),
  ];
  const calls = openPhotos([], { 'POST /api/photo.php': (call) => answers.shift()?.(call) });
  await choose(picture('one.png'), picture('two.png'));
  await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Leave one.png out' }));
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(broken).toEqual(['one']);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shown()).toEqual(['/api/photo/two/thumb']);
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('what was left out is looked for a few times at most, at ever longer pauses', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const calls = openPhotos([], {
    'POST /api/photo.php': ({ progress }) => {
      progress(1);
      away();
    },
  });
  const sent = () => calls.filter(({ method }) => method === 'POST').length;
  await user.upload(await screen.findByLabelText(/Add photo/), [picture('wrong.png')]);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Leave wrong.png out' }));
  await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
  expect(sent()).toBe(8);
  await act(() => jest.advanceTimersByTimeAsync(60 * 60_000));
  expect(sent()).toBe(8);
  jest.useRealTimers();
});
