import {
  del,
  type Photo,
  type PhotoChange,
  type PhotosAnswer,
  put,
  upload,
} from '@afterglow/shared-state';

export function changePhotos(change: PhotoChange): Promise<PhotosAnswer> {
  return put('/api/photo.php', change);
}

export async function deletePhoto(id: string): Promise<void> {
  await del('/api/photo.php', { query: { id } });
}

/** Sends one picture; rejects with `ApiError`, e.g. 409 photo_limit or 422 picture_too_small. */
export async function sendPhoto(file: File, onProgress: (share: number) => void): Promise<Photo> {
  const { photo } = await upload('/api/photo.php', { photo: file }, { onProgress });
  return photo;
}
