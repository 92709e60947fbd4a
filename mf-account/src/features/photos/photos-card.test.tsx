import { type FakeCall, fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daan, enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { PhotosCard } from './photos-card.tsx';

const photo = (id: string) => ({
  id,
  private: false,
  locked: false,
  thumb_url: `/api/photo/${id}/thumb`,
  full_url: `/api/photo/${id}/full`,
  width: 400,
  height: 500,
});

beforeAll(async () => {
  await startTexts();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
beforeEach(() => enterAsDaan());

/** A server that keeps photos in order. */
function open(ids: string[], answers: Parameters<typeof fakeServer>[0] = {}) {
  let photos = ids.map(photo);
  const calls = fakeServer({
    'GET /api/user.php': () => ({ user: daan }),
    'GET /api/photos.php': () => ({ photos, limit: 3 }),
    'PUT /api/photo.php': ({ body }) => {
      const {
        order,
        id,
        private: hide,
      } = body as {
        order?: string[];
        id?: string;
        private?: boolean;
      };
      if (order) photos = order.map(photo);
      if (id) photos = photos.map((one) => (one.id === id ? { ...one, private: !!hide } : one));
      return { photos, limit: 3 };
    },
    'DELETE /api/photo.php': () => null,
    'POST /api/photo.php': () => ({ photo: photo('new') }),
    ...answers,
  });
  renderAccount(<PhotosCard />);
  return calls;
}

const shown = () => screen.getAllByRole('img').map((img) => img.getAttribute('src'));
const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const choose = async (...files: File[]) => {
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText(/Add photo/), files);
};
async function fromMenu(number: number, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Options for photo ${number}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

test('a new picture arrives at the end, and the count says so', async () => {
  open(['a']);
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  await choose(picture('me.png'));
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  expect(shown()).toEqual(['/api/photo/a/thumb', '/api/photo/new/thumb']);
});

test('more than there is room for, and what is no picture, is said by name', async () => {
  const calls = open(['a', 'b']);
  await choose(picture('one.png'), picture('two.png'), picture('cv.pdf', 'application/pdf'));
  expect(await screen.findByText(/two.png was not added. You can have 3/)).toBeInTheDocument();
  expect(screen.getByText(/cv.pdf is not a picture we can use/)).toBeInTheDocument();
  await screen.findByText('3 of 3');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(screen.queryByLabelText(/Add photo/)).toBeNull();
});

test('a picture that has to wait for its turn arrives, or says what is wrong with it', async () => {
  const sent = { id: 'u', status: 'waiting', ahead: 3, photo: null, problem: null };
  const problem = { code: 'picture_unreadable', message: 'This picture could not be read.' };
  const outcomes = [sent, { ...sent, photo: photo('late') }, { ...sent, problem }];
  const calls = open([], {
    'POST /api/photo.php': () => ({ upload: sent }),
    'GET /api/photo-upload.php': () => ({ upload: outcomes.shift() }),
  });
  await choose(picture('large.png'), picture('broken.png'));
  expect(await screen.findByText('1 of 3', {}, { timeout: 8000 })).toBeInTheDocument();
  expect(shown()[0]).toBe('/api/photo/late/thumb');
  expect(await screen.findByText(problem.message, {}, { timeout: 8000 })).toBeInTheDocument();
  expect(calls.filter(({ path }) => path.startsWith('/api/photo-upload.php'))).toHaveLength(3);
}, 20_000);

test.each([
  [415, 'unsupported_type', /not a picture we can use/],
  [413, 'too_large', /larger than 12 MB/],
  [422, 'picture_too_small', /From the server/],
])(
  'a picture that will never do (%i) says why and can only be left out',
  async (status, code, words) => {
    open([], { 'POST /api/photo.php': () => fail(status, code, 'From the server') });
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
  const calls = open([], {
    'POST /api/photo.php': () => ({ upload: sent }),
    'GET /api/photo-upload.php': () => ({ upload: { ...sent, photo: photo('late') } }),
  });
  await choose(picture('wrong.png'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  // Its file is all there: nothing that could be broken off.
  await userEvent.click(await screen.findByRole('button', { name: 'Leave wrong.png out' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitFor(
    () => expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'late' }),
    { timeout: 4000 },
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
])(
  'a picture the server has arrives, though an answer %s meanwhile',
  async (_how, answer) => {
    const sent = { id: 'u', status: 'waiting', ahead: 3, photo: null, problem: null };
    const answers = [answer, () => ({ upload: { ...sent, photo: photo('late') } })];
    const calls = open([], {
      'POST /api/photo.php': () => ({ upload: sent }),
      'GET /api/photo-upload.php': () => answers.shift()?.(),
    });
    await choose(picture('me.png'));
    expect(await screen.findByText('1 of 3', {}, { timeout: 8000 })).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
  20_000,
);

test('one that is left out as nobody answers is deleted once somebody does', async () => {
  const sent = { id: 'u', status: 'waiting', ahead: 3, photo: null, problem: null };
  let answer: () => unknown = lost;
  const calls = open([], {
    'POST /api/photo.php': () => ({ upload: sent }),
    'GET /api/photo-upload.php': () => answer(),
  });
  const asked = () => calls.filter(({ path }) => path === '/api/photo-upload.php').length;
  await choose(picture('wrong.png'));
  await waitFor(() => expect(asked()).toBeGreaterThan(0), { timeout: 4000 });
  await userEvent.click(screen.getByRole('button', { name: 'Leave wrong.png out' }));
  answer = () => ({ upload: { ...sent, photo: photo('late') } });
  await waitFor(
    () => expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'late' }),
    { timeout: 4000 },
  );
  expect(screen.getByText('0 of 3')).toBeInTheDocument();
}, 20_000);

test('what went up and was left out for want of an answer is found under its key and deleted', async () => {
  const sent: { key: unknown; hidden: boolean }[] = [];
  const answers = [lost, lost, () => ({ photo: photo('late') })];
  const calls = open([], {
    'POST /api/photo.php': ({ headers, body, progress }) => {
      const hidden = (body as FormData).get('private') === '1';
      sent.push({ key: headers.get('Idempotency-Key'), hidden });
      progress(1);
      return answers.shift()?.();
    },
  });
  await choose(picture('wrong.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave wrong.png out' }));
  await waitFor(
    () => expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'late' }),
    { timeout: 4000 },
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
  const calls = open([], { 'POST /api/photo.php': (call) => answers.shift()?.(call) });
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
  const calls = open([], {
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

test('after a lost answer the same key is sent again, after a refusal another', async () => {
  const keys: string[] = [];
  const answers = [lost, away, () => fail(429, 'limit'), () => ({ photo: photo('new') })];
  open([], {
    'POST /api/photo.php': ({ headers }) => {
      keys.push(String(headers.get('Idempotency-Key')));
      return answers.shift()?.();
    },
  });
  await choose(picture('me.png'));
  const again = { name: 'Upload me.png again' };
  await userEvent.click(await screen.findByRole('button', again));
  await userEvent.click(await screen.findByRole('button', again));
  await userEvent.click(await screen.findByRole('button', again));
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('pictures come by drop and by paste, but not with text that is pasted', async () => {
  const calls = open([]);
  const card = await screen.findByRole('region', { name: 'Photos' });
  await screen.findByText('0 of 3');
  fireEvent.drop(card, { dataTransfer: { types: ['Files'], files: [picture('dropped.png')] } });
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  const paste = (types: string[]) =>
    fireEvent.paste(document.body, {
      clipboardData: { types, files: [picture('pasted.png')] },
    });
  paste(['text/plain', 'Files']);
  paste(['Files']);
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('Shift and an arrow move a photo, and the focus goes with it', async () => {
  const calls = open(['a', 'b', 'c']);
  (await screen.findByRole('button', { name: 'Options for photo 2' })).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ order: ['a', 'c', 'b'] });
  expect(screen.getByRole('button', { name: 'Options for photo 3' })).toHaveFocus();
  // The main photo's place is not given away by it.
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
  expect(shown()[0]).toBe('/api/photo/a/thumb');
});

test('a picture the server refuses says why in its place and can be sent again', async () => {
  open([], {
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

test('the order can be changed by menu; the main photo stays first', async () => {
  const calls = open(['a', 'b', 'c']);
  await fromMenu(3, 'Move forward');
  const call = calls.find(({ method }) => method === 'PUT');
  expect(call?.body).toEqual({ order: ['a', 'c', 'b'] });
  await userEvent.click(screen.getByRole('button', { name: 'Options for photo 1' }));
  const menu = screen.getByRole('menu');
  expect(within(menu).queryByRole('menuitem', { name: /Move/ })).toBeNull();
});

test('a change that is refused is taken back', async () => {
  let refuse: () => void = () => {};
  open(['a', 'b', 'c'], {
    'PUT /api/photo.php': () =>
      new Promise((resolve) => {
        refuse = () => resolve(fail(409, 'conflict'));
      }),
  });
  await fromMenu(2, 'Move back');
  expect(shown()).toEqual(['a', 'c', 'b'].map((id) => `/api/photo/${id}/thumb`));
  refuse();
  await waitFor(() =>
    expect(shown()).toEqual(['a', 'b', 'c'].map((id) => `/api/photo/${id}/thumb`)),
  );
});

test('private is shown, and deleting is asked about first', async () => {
  const calls = open(['a', 'b']);
  await fromMenu(2, 'Make private');
  expect(await screen.findByText('Private')).toBeInTheDocument();
  await fromMenu(2, 'Delete');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'b' });
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
  const calls = open([], { 'POST /api/photo.php': (call) => answers.shift()?.(call) });
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

test('a private photo that is made the main one shows as public at once, and as private when refused', async () => {
  let refuse: () => void = () => {};
  const own = [photo('a'), { ...photo('b'), private: true }];
  open([], {
    'GET /api/photos.php': () => ({ photos: own, limit: 3 }),
    'PUT /api/photo.php': () =>
      new Promise((resolve) => {
        refuse = () => resolve(fail(409, 'conflict'));
      }),
  });
  expect(await screen.findByText('Private')).toBeInTheDocument();
  await fromMenu(2, 'Make main photo');
  expect(shown()).toEqual(['/api/photo/b/thumb', '/api/photo/a/thumb']);
  expect(screen.queryByText('Private')).toBeNull();
  refuse();
  expect(await screen.findByText('Private')).toBeInTheDocument();
  expect(shown()).toEqual(['/api/photo/a/thumb', '/api/photo/b/thumb']);
});
