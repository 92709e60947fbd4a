import { fail } from '@afterglow/shared-state/testing/fake-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan } from '../../testing/render-account.tsx';
import { choose, openPhotos, photo, picture, startPhotos } from '../../testing/render-photos.tsx';

beforeAll(startPhotos);
beforeEach(() => enterAsDaan());

const shown = () => screen.getAllByRole('img').map((img) => img.getAttribute('src'));
async function fromMenu(number: number, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Options for photo ${number}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

test('a new picture arrives at the end, and the count says so', async () => {
  openPhotos(['a']);
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  await choose(picture('me.png'));
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  expect(shown()).toEqual(['/api/photo/a/thumb', '/api/photo/new/thumb']);
});

test('more than there is room for, and what is no picture, is said by name', async () => {
  const calls = openPhotos(['a', 'b']);
  await choose(picture('one.png'), picture('two.png'), picture('cv.pdf', 'application/pdf'));
  expect(await screen.findByText(/two.png was not added. You can have 3/)).toBeInTheDocument();
  expect(screen.getByText(/cv.pdf is not a picture we can use/)).toBeInTheDocument();
  await screen.findByText('3 of 3');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(screen.queryByLabelText(/Add photo/)).toBeNull();
});

test('pictures come by drop and by paste, but not with text that is pasted', async () => {
  const calls = openPhotos([]);
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
  const calls = openPhotos(['a', 'b', 'c']);
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

test('the order can be changed by menu; the main photo stays first', async () => {
  const calls = openPhotos(['a', 'b', 'c']);
  await fromMenu(3, 'Move forward');
  const call = calls.find(({ method }) => method === 'PUT');
  expect(call?.body).toEqual({ order: ['a', 'c', 'b'] });
  await userEvent.click(screen.getByRole('button', { name: 'Options for photo 1' }));
  const menu = screen.getByRole('menu');
  expect(within(menu).queryByRole('menuitem', { name: /Move/ })).toBeNull();
});

test('a change that is refused is taken back', async () => {
  let refuse: () => void = () => {};
  openPhotos(['a', 'b', 'c'], {
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

describe('two changes in a row', () => {
  const thumbs = (...ids: string[]) => ids.map((id) => `/api/photo/${id}/thumb`);
  const answer = (...ids: string[]) => ({ photos: ids.map(photo), limit: 3 });
  /** Each PUT waits until it is answered here. */
  function asked() {
    const answers: ((answer: object) => void)[] = [];
    let stored: object = answer('a', 'b', 'c');
    const calls = openPhotos([], {
      'GET /api/photos.php': () => stored,
      'PUT /api/photo.php': () =>
        new Promise((resolve) =>
          answers.push((given) => {
            if ('photos' in given) stored = given;
            resolve(given);
          }),
        ),
    });
    const bodies = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    return { calls, answers, bodies };
  }
  test('reach the server one after the other, and the first answer takes none back', async () => {
    const { calls, answers, bodies } = asked();
    await fromMenu(2, 'Move back');
    await fromMenu(3, 'Delete');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(shown()).toEqual(thumbs('a', 'c'));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    answers[0]?.(answer('a', 'c', 'b'));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(shown()).toEqual(thumbs('a', 'c'));
    expect(bodies()).toEqual([{ order: ['a', 'c', 'b'] }]);
  });

  test('are refused one by one', async () => {
    const { answers, bodies } = asked();
    await fromMenu(2, 'Move back');
    await fromMenu(3, 'Make private');
    answers[0]?.(fail(409, 'conflict'));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(screen.getByText('Private')).toBeVisible();
    const [a, b, c] = ['a', 'b', 'c'].map(photo);
    answers[1]?.({ photos: [a, { ...b, private: true }, c], limit: 3 });
    await waitFor(() => expect(shown()).toEqual(thumbs('a', 'b', 'c')));
    expect(screen.getByText('Private')).toBeVisible();
  });
});

test('a photo that was deleted in another tab goes from here when it is refused', async () => {
  let photos = ['a', 'b'].map(photo);
  openPhotos([], {
    'GET /api/photos.php': () => ({ photos, limit: 3 }),
    'PUT /api/photo.php': () => fail(404, 'not_found'),
  });
  await screen.findByText('2 of 3');
  photos = ['a'].map(photo);
  await fromMenu(2, 'Make private');
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
});

test('private is shown, and deleting is asked about first', async () => {
  const calls = openPhotos(['a', 'b']);
  await fromMenu(2, 'Make private');
  expect(await screen.findByText('Private')).toBeInTheDocument();
  await fromMenu(2, 'Delete');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'b' });
});

test('a private photo that is made the main one shows as public at once, and as private when refused', async () => {
  let refuse: () => void = () => {};
  const own = [photo('a'), { ...photo('b'), private: true }];
  openPhotos([], {
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
