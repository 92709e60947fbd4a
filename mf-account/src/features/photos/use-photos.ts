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
import { wasRefused } from '@afterglow/shared-state/was-refused';
import { useRef } from 'react';
import { useTurns } from '../autosave/use-turns.ts';
import { changePhotos, deletePhoto, editPhoto } from './photo-calls.ts';
import { moved } from './reorder.ts';

export const ownPhotos = resource('/api/photos.php');

/** Picture and number of photos show elsewhere too; they are caught up with quietly. */
const refreshMember = () => void session.load().catch(() => undefined);

type Edit = (photos: Photo[]) => Photo[];

/**
 * One's own photos. Changes show at once, and reach the server one after the other; once the last has, what
 * shows is what the server has, without what it refused.
 */
export function usePhotos() {
  const { data: own, error, reload, change: show } = useData(ownPhotos);
  const stored = useRef<PhotosAnswer | null>(null);
  /** Something was refused: what shows may be of before another tab or device changed it. */
  const isOld = useRef(false);
  const takeTurn = useTurns(() => {
    const { current } = stored;
    stored.current = null;
    if (current) show(() => current);
    if (isOld.current) reload();
    isOld.current = false;
  });

  function edited(before: PhotosAnswer, edit: Edit): PhotosAnswer {
    return { ...before, photos: edit(before.photos) };
  }

  /** Rejects with `ApiError`. */
  async function send(work: () => Promise<PhotosAnswer | null>, edit: Edit): Promise<void> {
    stored.current ??= own;
    await takeTurn(async () => {
      const answer = await work().catch((problem: unknown) => {
        isOld.current ||= problem instanceof ApiError && wasRefused(problem);
        throw problem;
      });
      stored.current = answer ?? (stored.current && edited(stored.current, edit));
      refreshMember();
    });
  }

  async function attempt(edit: Edit, work: () => Promise<PhotosAnswer | null>): Promise<void> {
    const sent = send(work, edit);
    show((before) => edited(before, edit));
    try {
      await sent;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      toast({ kind: 'error', text: problem.message });
    }
  }

  const photos = own?.photos ?? [];
  const change = (edit: Edit, wanted: PhotoChange) => attempt(edit, () => changePhotos(wanted));

  return {
    photos,
    limit: own?.limit ?? null,
    error,
    reload,
    add(photo: Photo): void {
      // An answer that came before may know of it.
      const { current } = stored;
      if (current) {
        stored.current = edited(current, (before) => [...without(before, photo.id), photo]);
      }
      show((before) => ({ ...before, photos: [...before.photos, photo] }));
      refreshMember();
    },
    move(from: number, to: number): void {
      const expected = moved(photos, from, to);
      const order = expected.map(({ id }) => id);
      if (order.join() !== photos.map(({ id }) => id).join())
        void change(() => expected, { order });
    },
    makeMain(id: string): void {
      const edit: Edit = (before) => {
        const from = before.findIndex((photo) => photo.id === id);
        return withPrivate(moved(before, from, 0), id, false);
      };
      void change(edit, { id, main: true });
    },
    setPrivate(id: string, hide: boolean): void {
      void change((before) => withPrivate(before, id, hide), { id, private: hide });
    },
    /** Resolves with what went wrong, if anything. */
    async edit(edit: PhotoEdit): Promise<string | null> {
      try {
        await send(
          () => editPhoto(edit),
          (before) => before,
        );
        return null;
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem;
        return problem.message;
      }
    },
    remove(id: string): void {
      void attempt(
        (before) => without(before, id),
        async () => {
          await deletePhoto(id);
          return null;
        },
      );
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;

const withPrivate = (photos: Photo[], id: string, hide: boolean) =>
  photos.map((photo) => (photo.id === id ? { ...photo, private: hide } : photo));

const without = (photos: Photo[], id: string) => photos.filter((photo) => photo.id !== id);
