import { session } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { VerificationCard } from './verification-card.tsx';

const nothing = {
  ...{ status: 'none', pose: 'thumb_up', reason: null, photo_needed: false },
  ...{ verified_at: null, expires_at: null },
};
const photo = (name = 'me.png', type = 'image/png') => new File(['x'], name, { type });

beforeAll(async () => {
  await startTexts();
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
beforeEach(() => enterAsDaan({ status: 'active' }));

function open(part: object = {}, post: () => unknown = () => ({ ...nothing, status: 'waiting' })) {
  const calls = fakeServer({
    'GET /api/verification.php': () => ({ ...nothing, ...part }),
    'POST /api/verification.php': post,
  });
  renderAccount(<VerificationCard />);
  return calls;
}

async function choose(file: File): Promise<void> {
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText(/^(Choose a|Another) photo$/), file);
}

test('the pose is said, the photo is looked at, then sent, and waits', async () => {
  const calls = open();
  expect(await screen.findByText('Hold a thumb up beside your face.')).toBeVisible();
  await choose(photo());
  expect(screen.getByAltText('The photo you are about to send')).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Send this photo' }));
  expect(await screen.findByText('We have your photo')).toBeVisible();
  const form = calls.find(({ method }) => method === 'POST')?.body as FormData;
  expect(form.get('photo')).toMatchObject({ name: 'me.png' });
  expect(screen.queryByText('Hold a thumb up beside your face.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send another photo instead' }));
  expect(screen.getByText('Hold a thumb up beside your face.')).toBeVisible();
});

test('what is no picture is not sent; what the server refuses is said and the picture stays', async () => {
  const calls = open({}, () => fail(422, 'picture_too_small', 'This picture is too small.'));
  await choose(photo('cv.pdf', 'application/pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent('not a picture we can use');
  expect(screen.queryByRole('button', { name: 'Send this photo' })).toBeNull();
  await choose(photo());
  await userEvent.click(screen.getByRole('button', { name: 'Send this photo' }));
  expect(await screen.findByText('This picture is too small.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send this photo' })).toBeEnabled();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each([
  ['refused', { reason: 'unclear' }, 'The photo was too dark or not sharp enough.', true],
  ['expired', {}, 'Your mark has ended', true],
  ['verified', { expires_at: '2027-03-01T12:00:00Z' }, 'Verified until 1 March 2027', false],
  ['none', { photo_needed: true }, /Add a main photo first/, false],
])('%s says so, and takes a photo where one helps', async (status, part, said, asks) => {
  open({ status, ...part });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByLabelText('Choose a photo') !== null).toBe(asks);
});

test('who has not confirmed the address is told to, and nothing is asked of the server', () => {
  session.patch({ status: 'not_confirmed' });
  const calls = open();
  expect(screen.getByText(/Confirm your e-mail address first/)).toBeVisible();
  expect(calls).toEqual([]);
});
