import {
  ApiError,
  del,
  get,
  type Photo,
  type PhotoChange,
  type PhotoEdit,
  type PhotosAnswer,
  type PhotoUpload,
  post,
  put,
  upload,
} from '@afterglow/shared-state';
import { wasRefused } from '@afterglow/shared-state/was-refused';

export function changePhotos(change: PhotoChange): Promise<PhotosAnswer> {
  return put('/api/photo.php', change);
}

export function editPhoto(edit: PhotoEdit): Promise<PhotosAnswer> {
  return post('/api/photo-edit.php', edit);
}

export async function deletePhoto(id: string): Promise<void> {
  await del('/api/photo.php', { query: { id } });
}

interface Sending {
  /** The same at each try, so that an answer that got lost leaves no second photo. */
  idempotencyKey: string;
  /** Ends it while the file goes up. */
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Sends one picture and waits until it is drawn, however long its turn takes; rejects with
 * `ApiError`, e.g. 409 photo_limit or 422 picture_too_small.
 */
export async function sendPhoto(file: File, hide: boolean, sending: Sending): Promise<Photo> {
  const form = { photo: file, later: '1', ...(hide && ({ private: '1' } as const)) } as const;
  const answer: Answer = await upload('/api/photo.php', form, sending);
  if (answer.photo) return answer.photo;
  return drawn(answer.upload?.id ?? '');
}

/** 200 with the photo, or 202 with what there is to ask for. */
interface Answer {
  photo?: Photo;
  upload?: PhotoUpload;
}

/** The pause between two questions, twice as long each time that one was in vain. */
export const pause = (inVain = 0) => new Promise((done) => setTimeout(done, 1500 * 2 ** inVain));

async function drawn(id: string): Promise<Photo> {
  for (;;) {
    await pause();
    const sent = await howItStands(id);
    if (sent?.photo) return sent.photo;
    if (sent?.problem) throw new ApiError(422, sent.problem.code, sent.problem.message);
  }
}

/** Null while nobody answers: the server has the picture all the same. */
async function howItStands(id: string): Promise<PhotoUpload | null> {
  try {
    return (await get('/api/photo-upload.php', { query: { id } })).upload;
  } catch (error) {
    if (error instanceof ApiError && !wasRefused(error)) return null;
    throw error;
  }
}
