import type { Announcement } from '../live/announce.ts';

/** What both sides are told of a message: the sender's other tabs and devices show it, too. */
export function newsOf(sent: {
  conversation: string;
  message: string;
  sender: string;
  to: string;
}): Announcement[] {
  const { conversation, message, sender, to } = sent;
  const news = { type: 'message', data: { conversation, message, profile: sender } } as const;
  return [
    { ...news, to, from: sender },
    { ...news, to: sender },
  ];
}
