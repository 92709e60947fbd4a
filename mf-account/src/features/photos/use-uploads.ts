import { ApiError, type Photo } from '@afterglow/shared-state';
import { useEffect, useRef, useState } from 'react';
import { deletePhoto, sendPhoto } from './photo-calls.ts';

export interface Upload {
  key: number;
  file: File;
  /** Address of the picture on this device. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  /** Why it did not arrive. */
  error: UploadError | null;
}

export interface UploadError {
  code: string;
  message: string;
  /** The same picture may be taken another time. */
  canRetry: boolean;
}

/** What one try of sending needs beside what is shown. */
interface Try {
  idempotencyKey: string;
  abort: AbortController;
  dropped: boolean;
}

let keys = 0;

const newTry = (idempotencyKey: string = crypto.randomUUID()): Try => ({
  idempotencyKey,
  abort: new AbortController(),
  dropped: false,
});

/** The picture itself is wrong. */
const lasting = new Set([413, 415, 422]);

/** Pictures on their way, one after the other; each leaves the list when it has arrived. */
export function useUploads(onArrived: (photo: Photo) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const tries = useRef(new Map<number, Try>());
  const sending = useRef(false);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;

  const update = (key: number, part: Partial<Upload>) =>
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function remove({ key, preview }: Upload): void {
    URL.revokeObjectURL(preview);
    queue.current = queue.current.filter((one) => one.key !== key);
    setUploads((list) => list.filter((one) => one.key !== key));
  }

  /** Nothing of it is left, however far it came: what has arrived meanwhile is deleted. */
  function drop(upload: Upload): void {
    const current = tries.current.get(upload.key);
    remove(upload);
    if (!current) return;
    current.dropped = true;
    // Once the whole file is there it is drawn whether somebody listens or not.
    if (upload.progress < 1) current.abort.abort();
  }

  async function send(upload: Upload): Promise<void> {
    const { key, file } = upload;
    const current = tries.current.get(key) ?? newTry();
    tries.current.set(key, current);
    const { idempotencyKey, abort } = current;
    try {
      const onProgress = (progress: number) => update(key, { progress });
      const photo = await sendPhoto(file, { idempotencyKey, signal: abort.signal, onProgress });
      tries.current.delete(key);
      if (current.dropped) return await deletePhoto(photo.id);
      remove(upload);
      arrived.current(photo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Without an answer it may have arrived: the same key finds it then.
      tries.current.set(key, newTry(error.status === 0 ? idempotencyKey : undefined));
      const { code, message, status } = error;
      update(key, { error: { code, message, canRetry: !lasting.has(status) }, progress: 0 });
    }
  }

  async function sendNext(): Promise<void> {
    if (sending.current) return;
    const next = queue.current.shift();
    if (!next) return;
    sending.current = true;
    try {
      await send(next);
    } finally {
      sending.current = false;
    }
    await sendNext();
  }

  function enqueue(list: Upload[]): void {
    queue.current.push(...list);
    void sendNext();
  }

  const latest = useRef(uploads);
  latest.current = uploads;
  useEffect(
    () => () => {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  return {
    uploads,
    add(files: readonly File[]): void {
      const list = files.map((file) => {
        keys += 1;
        const preview = URL.createObjectURL(file);
        return { key: keys, file, preview, progress: 0, error: null };
      });
      setUploads((before) => [...before, ...list]);
      enqueue(list);
    },
    retry(upload: Upload): void {
      update(upload.key, { error: null });
      enqueue([upload]);
    },
    drop,
  };
}
