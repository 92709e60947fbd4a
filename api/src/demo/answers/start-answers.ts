import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { type Repeated, repeat } from '../../platform/repeat.ts';
import { answerWaiting } from './answer.ts';
import { likeBack } from './like-back.ts';

/** Demo members answer and like back while the process runs. Never started in production. */
export function startAnswers(ctx: Context): Repeated {
  if (ctx.env.production) throw new Error('Demo members do not answer in production.');
  const answers = repeat(async () => {
    await answerWaiting(ctx);
    await likeBack(ctx);
  }, second);
  answers.start();
  return answers;
}
