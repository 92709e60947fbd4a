import { EventEmitter, once } from 'node:events';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { ApiError, conflict } from '../platform/errors.ts';
import type { Loop } from '../platform/loops.ts';
import { newId } from '../platform/random.ts';
import { lockPhotos } from '../ties/locks.ts';
import { addPhoto, requireRoom } from './add-photo.ts';
import { makeMessagePictures } from './make-message-pictures.ts';
import { makeVariants } from './make-variants.ts';
import { addMessageImage } from './message-images.ts';
import { storePictures } from './picture-files.ts';
import {
  finish,
  holdWaiting,
  isWaiting,
  putBack,
  takeNext,
  uploadKey,
  type Waiting,
} from './upload-queue.ts';

/** So often whoever waits asks whether another process has drawn it. */
const pace = second;

/**
 * Draws what waits in the queue, one picture at a time: a large one costs seconds and tens of
 * megabytes. What a process that ended left behind is done by the next.
 */
export class Uploads {
  #ctx: Context;
  #loop: Loop;
  #done = new EventEmitter().setMaxListeners(0);

  constructor(ctx: Context) {
    this.#ctx = ctx;
    this.#loop = ctx.loops.repeat('photo uploads', (stop) => this.#drain(stop), 15 * second);
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Resolves once the upload is drawn, or when the time is over. */
  async wait(id: string, milliseconds: number): Promise<void> {
    const enough = AbortSignal.timeout(milliseconds);
    this.#loop.wake();
    while (!(await this.#isOver(id, enough)));
  }

  /** Whether it is drawn or the time is over, after a moment at most. */
  async #isOver(id: string, enough: AbortSignal): Promise<boolean> {
    const asked = new AbortController();
    const signal = AbortSignal.any([asked.signal, enough, AbortSignal.timeout(pace)]);
    const drawn = once(this.#done, id, { signal }).then(
      () => true,
      () => asked.signal.aborted || enough.aborted,
    );
    // Drawn elsewhere, or long ago when it is sent again under its key: nobody here will say so.
    if (!(await isWaiting(this.#ctx, id))) asked.abort();
    return drawn;
  }

  async #drain(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const next = await takeNext(this.#ctx);
      if (!next) return;
      await this.#draw(next);
      this.#done.emit(next.id);
    }
  }

  async #draw(next: Waiting): Promise<void> {
    const { db, files } = this.#ctx;
    try {
      if (next.for_message) await this.#drawForMessage(next);
      else await this.#drawForProfile(next);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        if (await this.#mayHaveFile(next)) await putBack(this.#ctx, next.id);
        throw error;
      }
      const problem = error.code;
      await db.transaction().execute(async (trx) => {
        if (await holdWaiting(trx, next.id)) await finish(trx, next.id, { problem });
      });
    }
    await files.delete(uploadKey(next.id));
  }

  async #drawForProfile(next: Waiting): Promise<void> {
    const { db } = this.#ctx;
    // Looked at once more when it is kept; here it saves the drawing.
    await requireRoom(db, await ownerOf(db, next.user_id));
    const { width, height, variants } = await makeVariants(await this.#fileOf(next));
    const photo = { id: newId(this.#ctx.random), width, height, private: next.private };
    await storePictures(this.#ctx, photo.id, variants, async (trx) => {
      // Before the upload, as an erasure does.
      await lockPhotos(trx, next.user_id);
      if (!(await holdWaiting(trx, next.id))) throw conflict();
      await addPhoto(this.#ctx, trx, await ownerOf(trx, next.user_id), photo);
      await finish(trx, next.id, { photo_id: photo.id });
    });
  }

  async #drawForMessage(next: Waiting): Promise<void> {
    const pictures = await makeMessagePictures(await this.#fileOf(next));
    await this.#ctx.db.transaction().execute(async (trx) => {
      if (!(await holdWaiting(trx, next.id))) return;
      const photo_id = await addMessageImage(this.#ctx, trx, next.user_id, pictures);
      await finish(trx, next.id, { photo_id });
    });
  }

  async #fileOf({ id }: Waiting): Promise<Buffer> {
    return Buffer.from(await this.#ctx.files.getBytes(uploadKey(id)));
  }

  /** A database that was restored alone knows of files that are long gone: such is given up. */
  #mayHaveFile({ id }: Waiting): Promise<boolean> {
    return this.#ctx.files.exists(uploadKey(id)).catch(() => true);
  }
}

async function ownerOf(db: Db, id: string) {
  const { premium_since } = await db
    .selectFrom('users')
    .select('premium_since')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, premium: premium_since !== null };
}
