import {
  ApiError,
  type Photo,
  type PhotoChange,
  type PhotoEdit,
  type PhotosAnswer,
  resource,
  session,
  toast,
  useData,
} from '@afterglow/shared-state';
import { changePhotos, deletePhoto, editPhoto } from './photo-calls.ts';
import { moved } from './reorder.ts';

export const ownPhotos = resource('/api/photos.php');

/** Picture and number of photos show elsewhere too; they are caught up with quietly. */
const refreshMember = () => void session.load().catch(() => undefined);

/** One's own photos. Changes show at once and are taken back when the server refuses them. */
export function usePhotos() {
  const { data: own, error, reload, change: show } = useData(ownPhotos);

  async function attempt(
    expected: Photo[],
    work: () => Promise<PhotosAnswer | null>,
  ): Promise<void> {
    if (!own) return;
    show(() => ({ ...own, photos: expected }));
    try {
      const answer = await work();
      if (answer) show(() => answer);
      refreshMember();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      show(() => own);
      toast({ kind: 'error', text: problem.message });
    }
  }

  const photos = own?.photos ?? [];
  const change = (expected: Photo[], wanted: PhotoChange) =>
    attempt(expected, () => changePhotos(wanted));

  return {
    photos,
    limit: own?.limit ?? null,
    error,
    reload,
    add(photo: Photo): void {
      show((before) => ({ ...before, photos: [...before.photos, photo] }));
      refreshMember();
    },
    move(from: number, to: number): void {
      const expected = moved(photos, from, to);
      const order = expected.map(({ id }) => id);
      if (order.join() !== photos.map(({ id }) => id).join()) void change(expected, { order });
    },
    makeMain(id: string): void {
      const from = photos.findIndex((photo) => photo.id === id);
      void change(withPrivate(moved(photos, from, 0), id, false), { id, main: true });
    },
    setPrivate(id: string, hide: boolean): void {
      void change(withPrivate(photos, id, hide), { id, private: hide });
    },
    /** Resolves with what went wrong, if anything. */
    async edit(edit: PhotoEdit): Promise<string | null> {
      try {
        const answer = await editPhoto(edit);
        show(() => answer);
        refreshMember();
        return null;
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem;
        return problem.message;
      }
    },
    remove(id: string): void {
      const rest = photos.filter((photo) => photo.id !== id);
      void attempt(rest, async () => {
        await deletePhoto(id);
        return null;
      });
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;

const withPrivate = (photos: Photo[], id: string, hide: boolean) =>
  photos.map((photo) => (photo.id === id ? { ...photo, private: hide } : photo));
