import { type ChatListItem, resource, useChats, useData } from '@afterglow/shared-state';

const byName = resource('/api/chats.php', {
  of: (answer) => answer.chats,
  topics: ['chat:message', 'chat:read', 'contact:changed'],
});
/** As the API has it. */
const searchMaxLength = 50;

/** Conversations with somebody of such a name; all that are here without one. */
export function useFoundChats(name: string): ChatListItem[] {
  const { list, hasMore, gone } = useChats();
  const wanted = name.trim().toLowerCase();
  // Who is further down is found by the server.
  const query = wanted && hasMore ? { q: wanted.slice(0, searchMaxLength) } : null;
  const { data: found } = useData(byName, query);
  // An older shell says of none that it is gone.
  const known = new Set([...list.map(({ conversation }) => conversation), ...(gone ?? [])]);
  const beyond = wanted ? (found ?? []).filter((chat) => !known.has(chat.conversation)) : [];
  return [...list, ...beyond].filter((chat) => chat.card.name.toLowerCase().includes(wanted));
}
