import { session, type User } from '@afterglow/shared-state';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daan, enterAsDaan } from '../../testing/render-account.tsx';
import { choose, openPhotos, photo, picture, startPhotos } from '../../testing/render-photos.tsx';

beforeAll(startPhotos);
beforeEach(() => enterAsDaan());
afterEach(() => jest.useRealTimers());

const away = () => {
  throw Object.assign(new Error('away'), { isAxiosError: true, response: { status: 503 } });
};

test('between two looks for what was left out the next picture is sent', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const calls = openPhotos([], {
    'POST /api/photo.php': ({ body, progress }) => {
      progress(1);
      const { name } = (body as FormData).get('photo') as File;
      return name === 'two.png' ? { photo: photo('two') } : away();
    },
  });
  const sent = () => calls.filter(({ method }) => method === 'POST').length;
  const add = async (name: string) =>
    user.upload(await screen.findByLabelText(/Add photo/), [picture(name)]);
  await add('wrong.png');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Leave wrong.png out' }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const before = sent();
  await add('two.png');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(sent()).toBe(before + 1);
});

test('what waits for its turn is not sent by whoever has logged in meanwhile', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const sent: string[] = [];
  openPhotos([], {
    'POST /api/photo.php': ({ body }) => {
      sent.push(((body as FormData).get('photo') as File).name);
      return answers.shift()?.promise;
    },
  });
  const [first] = answers;
  await choose(picture('one.png'), picture('two.png'));
  await waitFor(() => expect(sent).toEqual(['one.png']));
  act(() => {
    session.set(null);
    session.set({ ...daan, id: 'lea' } as unknown as User);
  });
  await act(async () => first?.resolve({ photo: photo('one') }));
  expect(await screen.findByText('0 of 3')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await choose(picture('hers.png'));
  await waitFor(() => expect(sent).toEqual(['one.png', 'hers.png']));
});
