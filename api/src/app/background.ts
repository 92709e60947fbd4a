import { remindOfDeletion } from '../account/deletion/remind.ts';
import { queueNotices } from '../account/notices/queue-notices.ts';
import { finishMoves } from '../cells/finish-moves.ts';
import { startDemo } from '../demo/start-demo.ts';
import { forgetOldEvents } from '../live/forget-old-events.ts';
import { startMailer } from '../mail/mailer.ts';
import { hashOldIbans } from '../payments/debit/hash-old.ts';
import { giveUpForsaken } from '../payments/give-up-forsaken.ts';
import { attachInvoice } from '../payments/invoices/attach-invoice.ts';
import { reconcile } from '../payments/reconcile.ts';
import { sendRefunds } from '../payments/refunds.ts';
import { finishPhotos } from '../photos/finish-photos.ts';
import { forgetUnsentImages } from '../photos/message-images.ts';
import { forgetUploads } from '../photos/upload-queue.ts';
import { hour, minute, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { sendDuePush } from '../push/send-due-push.ts';
import { eraseDue } from '../safety/erase/erase-due.ts';
import { forgetExpired } from './forget-expired.ts';
import { lastSeals } from './last-seals.ts';

/** What a process does beside answering, until its context is closed. */
export function startBackground(ctx: Context): void {
  for (const wire of ctx.bus.wires) ctx.loops.repeat(wire.name, () => wire.check(), 10 * second);
  startMailer(ctx, attachInvoice);
  ctx.loops.repeat('moves of sites', () => finishMoves(ctx), second);
  ctx.loops.repeat('push', () => sendDuePush(ctx), 3 * second);
  ctx.loops.repeat('notices by mail', () => queueNotices(ctx), minute);
  ctx.loops.repeat('deletions', () => remindOfDeletion(ctx), hour);
  ctx.loops.repeat('payments', () => reconcile(ctx), minute);
  ctx.loops.repeat('orders of no provider', () => giveUpForsaken(ctx), hour);
  ctx.loops.repeat('debits of before', () => hashOldIbans(ctx), minute);
  ctx.loops.repeat('refunds', () => sendRefunds(ctx), minute);
  ctx.loops.repeat('old events', () => forgetOldEvents(ctx), 10 * minute);
  ctx.loops.repeat('photos to finish', (stop) => finishPhotos(ctx, stop), 10 * second);
  ctx.loops.repeat('unsent images', () => forgetUnsentImages(ctx), hour);
  ctx.loops.repeat('old uploads', () => forgetUploads(ctx), hour);
  ctx.loops.repeat('acts of operators', lastSeals(ctx), minute);
  ctx.loops.repeat('expired data', () => forgetExpired(ctx), hour);
  ctx.loops.repeat('final deletions', (stop) => eraseDue(ctx, stop), hour);
  if (!ctx.env.production) startDemo(ctx);
}
