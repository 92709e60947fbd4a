import type { Photo } from '@afterglow/shared-state';
import { nothing, type Pieces, picture } from '@afterglow/shared-ui/workshop/piece';
import { Camera } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { AddTile, PremiumTile } from '../features/photos/add-tile.tsx';
import { PhotoTile } from '../features/photos/photo-tile.tsx';
import styles from '../features/photos/photos.module.scss';
import { PhotosCard } from '../features/photos/photos-card.tsx';
import { PictureButton } from '../features/photos/picture-button.tsx';
import { UploadTile } from '../features/photos/upload-tile.tsx';
import { VerificationCard } from '../features/verification/verification-card.tsx';
import { VerificationForm } from '../features/verification/verification-form.tsx';
import { VerificationState } from '../features/verification/verification-state.tsx';

/** As it is sent. */
export const photo = (part: Partial<Photo> = {}) =>
  ({
    id: 'a',
    private: false,
    locked: false,
    thumb_url: picture,
    full_url: picture,
    width: 400,
    height: 500,
    ...part,
  }) as Photo;

const grid = (tile: ReactNode) => <ul className={styles.grid}>{tile}</ul>;

const tile = (part: Partial<ComponentProps<typeof PhotoTile>> = {}) =>
  grid(
    <PhotoTile
      photo={photo()}
      index={1}
      isMain={false}
      photos={{ photos: [photo(), photo({ id: 'b' })], makeMain: nothing, setPrivate: nothing }}
      onDelete={nothing}
      onEdit={nothing}
      onPlace={nothing}
      first={1}
      dragged={null}
      onDrag={nothing}
      {...part}
    />,
  );

const file = new File(['x'], 'holiday-on-the-island-of-terschelling-2026.jpeg');
type Upload = ComponentProps<typeof UploadTile>['upload'];
const upload = (part: Partial<Upload> = {}) =>
  grid(
    <UploadTile
      upload={{ key: 1, file, preview: picture, progress: 0.4, error: null, ...part }}
      onRetry={nothing}
      onDrop={nothing}
    />,
  );
const failed = (message: string, canRetry: boolean) =>
  upload({ error: { code: 'no', message, canRetry } });

const verification = {
  pose: 'thumb_up',
  reason: null,
  photo_needed: false,
  verified_at: null,
  expires_at: null,
} as const;

export const photos: Pieces = {
  'photos/photos-card': { 'some, of few': <PhotosCard /> },
  'photos/photo-tile': {
    plain: tile(),
    main: tile({ isMain: true, index: 0 }),
    private: tile({ photo: photo({ private: true }) }),
    'main and private': tile({ isMain: true, index: 0, photo: photo({ private: true }) }),
    dragged: tile({ dragged: 1 }),
    lost: tile({ photo: photo({ thumb_url: 'data:,' }) }),
  },
  'photos/upload-tile': {
    uploading: upload(),
    waiting: upload({ progress: 0 }),
    failed: failed('The connection was lost. The picture is still here.', true),
    'not to be used': failed('This picture shows something that is not allowed here.', false),
  },
  'photos/add-tile': {
    plain: grid(<AddTile onFiles={nothing} />),
    premium: grid(<PremiumTile more={22} />),
  },
  'photos/picture-button': {
    plain: <PictureButton icon={Camera} label="Take a photo" variant="primary" onFiles={nothing} />,
    outline: (
      <PictureButton icon={Camera} label="Take a photo" variant="outline" onFiles={nothing} />
    ),
  },
  'verification/verification-card': { plain: <VerificationCard /> },
  'verification/verification-form': {
    plain: <VerificationForm pose="two_fingers" onSent={nothing} />,
  },
  'verification/verification-state': {
    waiting: <VerificationState {...verification} status="waiting" />,
    verified: (
      <VerificationState {...verification} status="verified" expires_at="2027-11-12T10:00:00Z" />
    ),
    refused: <VerificationState {...verification} status="refused" reason="pose" />,
    expired: <VerificationState {...verification} status="expired" />,
  },
};
