import { ApiError, type Photo } from '@afterglow/shared-state';
import { useEffect, useRef, useState } from 'react';
import { sendPhoto } from './photo-calls.ts';

export interface Upload {
  key: number;
  file: File;
  /** Address of the picture on this device. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  /** Why it did not arrive; it can be tried again. */
  error: string | null;
}

let keys = 0;

/** Pictures on their way, one after the other; each leaves the list when it has arrived. */
export function useUploads(onArrived: (photo: Photo) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const sending = useRef(false);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;

  const update = (key: number, part: Partial<Upload>) =>
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function drop({ key, preview }: Upload): void {
    URL.revokeObjectURL(preview);
    queue.current = queue.current.filter((one) => one.key !== key);
    setUploads((list) => list.filter((one) => one.key !== key));
  }

  async function sendNext(): Promise<void> {
    const next = queue.current.shift();
    if (!next || sending.current) return;
    sending.current = true;
    try {
      const photo = await sendPhoto(next.file, (progress) => update(next.key, { progress }));
      drop(next);
      arrived.current(photo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      update(next.key, { error: error.message, progress: 0 });
    } finally {
      sending.current = false;
    }
    await sendNext();
  }

  function enqueue(list: Upload[]): void {
    queue.current.push(...list);
    if (!sending.current) void sendNext();
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
