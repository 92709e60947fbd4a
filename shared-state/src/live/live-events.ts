import type { Topic } from '../bus/topics.ts';

/** Names of the server's events and the topics of the bus they become. */
export const TOPIC_OF_EVENT = {
  message: 'chat:message',
  typing: 'chat:typing',
  read: 'chat:read',
  like: 'like:received',
  match: 'match:created',
  credits: 'credits:changed',
  payment: 'payment:changed',
  presence: 'presence:changed',
} as const satisfies Record<string, Topic>;
