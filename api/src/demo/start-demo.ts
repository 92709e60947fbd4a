import { hour, minute, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { answerWaiting } from './answers/answer.ts';
import { likeBack } from './answers/like-back.ts';
import { keepPresence } from './presence.ts';
import { warmPortraits } from './warm-portraits.ts';

/** Demo members come, answer and like back while the process runs. Never in production. */
export function startDemo(ctx: Context): void {
  if (ctx.env.production) throw new Error('Demo members do not live in production.');
  ctx.loops.repeat('demo answers', () => answerWaiting(ctx), second);
  ctx.loops.repeat('demo likes', () => likeBack(ctx), second);
  ctx.loops.repeat('demo presence', () => keepPresence(ctx), 4 * minute);
  ctx.loops.repeat('demo portraits', (stopping) => warmPortraits(ctx, stopping), hour);
}
