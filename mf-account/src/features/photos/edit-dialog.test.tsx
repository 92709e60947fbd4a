import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import EditDialog from './edit-dialog.tsx';

beforeAll(startTexts);

const photo = {
  ...{ id: 'a', private: false, locked: false, width: 400, height: 500 },
  ...{ thumb_url: '/api/photo/a/thumb', full_url: '/api/photo/a/full' },
};
const note =
  'This is your main photo. If you change it, the verified mark goes; you can ask for it again.';

async function open(isMain: boolean, status: string) {
  enterAsDaan({ status: 'active' });
  const calls = fakeServer({ 'GET /api/verification.php': () => ({ status }) });
  renderAccount(
    <EditDialog photo={photo} isMain={isMain} onClose={() => {}} onSave={async () => null} />,
  );
  await screen.findByRole('dialog');
  if (isMain) await waitFor(() => expect(calls).toHaveLength(1));
}

test('who is verified is told, before it is saved, what a changed main photo costs', async () => {
  await open(true, 'verified');
  expect(await screen.findByText(note)).toBeVisible();
});

test.each([
  [true, 'none'],
  [true, 'expired'],
  [false, 'verified'],
])('main photo %p of somebody who is %p: nothing to say', async (isMain, status) => {
  await open(isMain, status);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});
