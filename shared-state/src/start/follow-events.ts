import { earlyAnswers } from '../api/early-answers.ts';
import { bus } from '../bus/bus.ts';
import type { Topic } from '../bus/topics.ts';
import { refreshInTurn } from '../live/refresh.ts';
import { chats } from '../stores/chats/chats.ts';
import { likes } from '../stores/likes.ts';
import { session } from '../stores/session.ts';
import { timeBonus } from '../stores/time-bonus.ts';

const ignoreFailure = (work: Promise<unknown>) => void work.catch(() => {});

/** What makes answers untrue that were given before it. */
const news: Topic[] = [
  'chat:message',
  'chat:read',
  'chat:delivered',
  'contact:changed',
  'like:received',
  'match:created',
  'credits:changed',
  'payment:changed',
  'account:changed',
  'session:changed',
  'live:resumed',
];

/** Keeps the stores in step with the server's events. */
export function followEvents(): () => void {
  const stops = [
    ...news.map((topic) => bus.on(topic, earlyAnswers.forget)),
    bus.on('chat:message', ({ conversation, chat }) =>
      ignoreFailure(chats.take(chat, conversation)),
    ),
    bus.on('chat:read', ({ conversation, mine, unread }) => {
      if (mine) ignoreFailure(chats.readElsewhere(conversation, unread));
    }),
    bus.on('contact:changed', ({ conversation, chat }) => {
      ignoreFailure(chats.contactChanged(conversation, chat));
      // A block ends what was felt.
      ignoreFailure(likes.load());
    }),
    bus.on('like:received', ({ card }) => ignoreFailure(likes.take(card))),
    bus.on('match:created', ({ card }) => ignoreFailure(likes.takeMatch(card))),
    bus.on('credits:changed', ({ credits }) => session.patch({ credits })),
    // The first purchase also makes a member premium; an order that waits holds the bonus.
    bus.on('payment:changed', () => {
      for (const one of [session, timeBonus]) ignoreFailure(one.load());
    }),
    bus.on('account:changed', () => ignoreFailure(session.load())),
    bus.on('live:resumed', () => ignoreFailure(refreshInTurn())),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
