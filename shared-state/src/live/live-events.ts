import type { LiveEvents } from '../api/types.ts';
import type { Topic, Topics } from '../bus/topics.ts';

/** Topics whose listeners understand such a payload. */
type TopicFor<Payload> = { [T in Topic]: Payload extends Topics[T] ? T : never }[Topic];

/** `session`, `reset` and `beat` are about the stream itself. */
type News = Exclude<keyof LiveEvents, 'session' | 'reset' | 'beat'>;

/** Names of the server's events and the topics of the bus they become. */
export const topicOfEvent = {
  message: 'chat:message',
  typing: 'chat:typing',
  read: 'chat:read',
  delivered: 'chat:delivered',
  contact: 'contact:changed',
  like: 'like:received',
  match: 'match:created',
  credits: 'credits:changed',
  payment: 'payment:changed',
  account: 'account:changed',
  presence: 'presence:changed',
} as const satisfies { [Name in News]: TopicFor<LiveEvents[Name]> };
