import { ApiError, type Photo, session } from '@afterglow/shared-state';
import { wasRefused } from '@afterglow/shared-state/was-refused';
import { useEffect, useRef, useState } from 'react';
import { deletePhoto, pause, sendPhoto } from './photo-calls.ts';

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

/** What sending one needs beside what is shown. */
interface Sending {
  /** Whose it is: nobody who logs in meanwhile sends it. */
  member: string | undefined;
  /** Another one once the server has refused it. */
  idempotencyKey: string;
  abort: AbortController;
  dropped: boolean;
  /** All of it went up, and no answer came: the server may have it. */
  mayBeThere: boolean;
  /** How often it was looked for in vain since it was left out. */
  inVain: number;
}

/** Over a minute and a half; each look sends all of it. */
const mostLooks = 6;

let keys = 0;

const memberId = () => session.getState().user?.id;

const newSending = (): Sending => ({
  member: memberId(),
  idempotencyKey: crypto.randomUUID(),
  abort: new AbortController(),
  dropped: false,
  mayBeThere: false,
  inVain: 0,
});

/** The picture itself is wrong. */
const lasting = new Set([413, 415, 422]);

/** Pictures on their way, one after the other; each leaves the list when it has arrived. */
export function useUploads(onArrived: (photo: Photo) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const sendings = useRef(new Map<number, Sending>());
  const onItsWay = useRef<number | null>(null);
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
    const sending = sendings.current.get(upload.key);
    remove(upload);
    if (!sending) return;
    sending.dropped = true;
    const isOnItsWay = onItsWay.current === upload.key;
    if (sending.mayBeThere && !isOnItsWay) enqueue([upload]);
    // Once the whole file is there it is drawn whether somebody listens or not.
    else if (!sending.mayBeThere && upload.progress < 1) sending.abort.abort();
  }

  async function send(upload: Upload): Promise<void> {
    const { key, file } = upload;
    const sending = sendings.current.get(key);
    if (!sending || sending.member !== memberId()) return remove(upload);
    const { idempotencyKey, abort, dropped } = sending;
    let isUp = false;
    const onProgress = (progress: number) => {
      isUp = progress === 1;
      update(key, { progress });
    };
    try {
      const options = { idempotencyKey, signal: abort.signal, onProgress };
      // What was left out goes again only to be found under its key: hidden until it is deleted.
      const photo = await sendPhoto(file, dropped, options);
      isUp = true;
      if (sending.dropped) return await deletePhoto(photo.id);
      sendings.current.delete(key);
      remove(upload);
      if (sending.member === memberId()) arrived.current(photo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (wasRefused(error)) sending.idempotencyKey = crypto.randomUUID();
      sending.mayBeThere = !wasRefused(error) && (sending.mayBeThere || isUp);
      if (sending.dropped && sending.mayBeThere && sending.inVain < mostLooks) {
        // Pictures that come meanwhile do not wait for it.
        void pause(sending.inVain).then(() => enqueue([upload]));
        sending.inVain += 1;
      }
      const { code, message, status } = error;
      update(key, { error: { code, message, canRetry: !lasting.has(status) }, progress: 0 });
    }
  }

  async function sendNext(): Promise<void> {
    if (onItsWay.current !== null) return;
    const next = queue.current.shift();
    if (!next) return;
    onItsWay.current = next.key;
    try {
      await send(next);
    } finally {
      onItsWay.current = null;
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
        sendings.current.set(keys, newSending());
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
