import type { Static } from 'typebox';
import { balanceOf } from '../credits/balance.ts';
import { cardsOf } from '../members/cards.ts';
import { reaches } from '../members/reach.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { SiteSettings } from '../sites/site-settings.ts';
import { type Contact, contactOf } from './contact.ts';
import { freeConversations, writtenIn } from './free-conversations.ts';
import { viewMessage } from './message-view.ts';
import { nowhere, placesIn, readMessages } from './read-messages.ts';
import type { ChatAnswer, ChatQuery } from './schemas.ts';

interface Me {
  id: string;
  language: string;
  premium: boolean;
}

/** A conversation as one side sees it: a page of messages, the other member, and what sending costs. */
export async function openChat(
  ctx: Context,
  settings: SiteSettings,
  me: Me,
  query: Static<typeof ChatQuery>,
): Promise<Static<typeof ChatAnswer>> {
  const contact = await contactOf(ctx.db, me.id, query);
  const cards = await cardsOf(ctx, me, [contact.id]);
  const card = cards.get(contact.id);
  if (!card) throw notFound();
  const { conversation } = contact;
  const range = { before: query.cursor ? Number(query.cursor) : undefined, after: query.after };
  const page = conversation
    ? await readMessages(ctx, me.id, conversation, range)
    : { rows: [], cursor: null };
  const { unreadSeq, ...marks } = conversation
    ? await placesIn(ctx.db, me.id, conversation)
    : nowhere;
  const reader = { id: me.id, language: me.language, ...marks };
  return {
    conversation,
    messages: page.rows.map((row) => viewMessage(row, reader)),
    profile: contact.id,
    card,
    cursor: page.cursor,
    read_seq: marks.readSeq,
    delivered_seq: marks.deliveredSeq,
    unread_seq: unreadSeq,
    reachable: await isReachable(ctx, me.id, contact),
    ...costs(settings),
    ...(await whatIsLeft(ctx, me, conversation)),
  };
}

async function isReachable(ctx: Context, me: string, contact: Contact): Promise<boolean> {
  if (contact.conversation) return !contact.declined;
  return reaches(ctx.db, me, contact.id, ctx.clock.now());
}

function costs(settings: SiteSettings) {
  const { message_credits, photo_credits, gift_credits, message_length } = settings;
  return { message_credits, photo_credits, gift_credits, message_length };
}

async function whatIsLeft(ctx: Context, me: Me, conversation: string | null) {
  const credits = await balanceOf(ctx.db, me.id);
  if (me.premium) return { credits, free_conversations_left: null, can_write: true };
  const written = await writtenIn(ctx.db, me.id);
  const left = Math.max(0, freeConversations - written.size);
  const begun = conversation !== null && written.has(conversation);
  return { credits, free_conversations_left: left, can_write: begun || left > 0 };
}
