import { addMessage } from '../chat/add-message.ts';
import { startConversation } from '../chat/conversation.ts';
import { after, minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';

interface Talk {
  me: string;
  other: string;
  /** Who says it, `me` or `them`, and what. */
  lines: string[][];
  /** When the last line was said. */
  ended: Date;
  /** Whether the last lines of the other wait to be read. */
  lastIsNew: boolean;
}

const between = 7 * minute;

/** Plays a conversation back at the times it would have been written. It costs nothing. */
export async function seedTalk(ctx: Context, trx: Trx, talk: Talk): Promise<void> {
  const { me, other, lines, ended, lastIsNew } = talk;
  const begun = after(ended, -lines.length * between);
  const starter = lines[0]?.[0] === 'me' ? me : other;
  const partner = starter === me ? other : me;
  const conversation = await startConversation(at(ctx, begun), trx, starter, partner);
  for (const [index, [who, body = '']] of lines.entries()) {
    const moment = at(ctx, after(begun, (index + 1) * between));
    const sender = who === 'me' ? me : other;
    const client_id = newId(ctx.random);
    const text = { client_id, kind: 'text' as const, body, credits: 0 };
    await addMessage(moment, trx, { conversation, sender, ...text });
  }
  const last = lines.findLastIndex(([who]) => who === 'me') + 1;
  await read(trx, conversation, other, lines.length, 0);
  const readUpTo = lastIsNew ? last : lines.length;
  await read(trx, conversation, me, readUpTo, lines.length - readUpTo);
}

function at(ctx: Context, moment: Date): Context {
  return { ...ctx, clock: { now: () => moment } };
}

async function read(
  trx: Trx,
  conversation: string,
  member: string,
  seq: number,
  unread: number,
): Promise<void> {
  await trx
    .updateTable('conversation_members')
    .set({ unread, last_read_seq: seq, last_delivered_seq: seq })
    .where('conversation_id', '=', conversation)
    .where('profile_id', '=', member)
    .execute();
}
