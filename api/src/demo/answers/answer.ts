import { addMessage } from '../../chat/add-message.ts';
import { giftsOnOffer } from '../../chat/catalogue.ts';
import { newsOf } from '../../chat/news-of.ts';
import { announce, broadcast } from '../../live/announce.ts';
import { keepAndSay } from '../../live/say.ts';
import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { forEachAlone } from '../../platform/loops.ts';
import { lockPair } from '../../ties/locks.ts';
import { chooseAnswer, numberOf } from './choose-answer.ts';
import { readAll } from './read-all.ts';
import { type Waiting, waitingMessages } from './waiting.ts';

const thinks = 2 * second;
const types = 4 * second;
const giftAfter = 3;
const giftEvery = 8;

/**
 * Lets demo members go on with what was written to them: after a moment they read it, then they are
 * seen typing, then they answer. Call it every second or so.
 */
export async function answerWaiting(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await forEachAlone(await waitingMessages(ctx, ctx.db), async (waiting) => {
    const age = now - waiting.sent_at.getTime();
    const slow = (numberOf(waiting.id) % 4) * second;
    if (age >= thinks + types + slow) await answer(ctx, waiting);
    else if (age >= thinks) await readAndType(ctx, waiting);
  });
}

async function readAndType(ctx: Context, waiting: Waiting): Promise<void> {
  const { conversation, demo, member } = waiting;
  await keepAndSay(ctx, (trx) => readAll(trx, waiting));
  await broadcast(ctx, [member], 'typing', { conversation, profile: demo });
}

/** Answers, and reads what came last, in one transaction; of two processes one does it. */
async function answer(ctx: Context, { conversation, demo, member }: Waiting): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, demo, member);
    const [heard] = await waitingMessages(ctx, trx, conversation);
    if (!heard) return;
    const said = await saidBy(trx, conversation, demo);
    const gift = await chooseGift(trx, heard.id, said.length);
    const body = gift ?? chooseAnswer(heard, heard.languages, said);
    const news = await readAll(trx, heard);
    await trx
      .updateTable('conversation_members')
      .set({ unread: 0 })
      .where('conversation_id', '=', conversation)
      .where('profile_id', '=', demo)
      .execute();
    const message = await addMessage(ctx, trx, {
      conversation,
      sender: demo,
      client_id: `answer-${heard.id}`,
      kind: gift ? 'gift' : 'text',
      body,
      credits: 0,
    });
    await announce(
      ctx,
      trx,
      ...news,
      ...newsOf({ conversation, message, sender: demo, to: member }),
    );
  });
}

/** Once they know each other a little, now and then a gift instead of words. */
async function chooseGift(trx: Trx, heard: string, saidBefore: number) {
  if (saidBefore < giftAfter || numberOf(`gift ${heard}`) % giftEvery !== 0) return undefined;
  const gifts = await giftsOnOffer(trx, { gift_credits: 0 });
  return gifts[numberOf(heard) % Math.max(1, gifts.length)]?.key;
}

async function saidBy(trx: Trx, conversation: string, sender: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('messages')
    .select('body')
    .where('conversation_id', '=', conversation)
    .where('sender_id', '=', sender)
    .where('kind', '=', 'text')
    .orderBy('seq', 'desc')
    .limit(60)
    .execute();
  return rows.map(({ body }) => body ?? '');
}
