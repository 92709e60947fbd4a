import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotosCard } from '../features/photos/photos-card.tsx';
import { daan, renderAccount, startTexts } from './render-account.tsx';

/** Texts, and addresses for files of the device, which jsdom does not give. */
export async function startPhotos(): Promise<void> {
  await startTexts();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
}

/** A photo of one's own, as the server gives it. */
export const photo = (id: string) => ({
  id,
  private: false,
  locked: false,
  thumb_url: `/api/photo/${id}/thumb`,
  full_url: `/api/photo/${id}/full`,
  width: 400,
  height: 500,
});

/** The card of photos before a server that keeps them in order. */
export function openPhotos(ids: string[], answers: Parameters<typeof fakeServer>[0] = {}) {
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

export const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
export const choose = async (...files: File[]) => {
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText(/Add photo/), files);
};
