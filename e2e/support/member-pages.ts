import { type Member, newMember } from './member.ts';
import type { Product } from './product/product.ts';

/** Whom and what a member's pages are about. */
export interface Others {
  admirer: string;
  conversation: string;
  stranger: string;
  pack: string;
}

/** Addresses of all pages that a member has. */
export const memberPages: Record<string, (others: Others) => string> = {
  search: () => '/members',
  'a profile': ({ admirer }) => `/members/${admirer}`,
  'a profile from a like': ({ admirer }) => `/likes/m/${admirer}`,
  likes: () => '/likes',
  'the swipe game': () => '/swipe-game',
  'the match finder': () => '/match-finder',
  'who fits best': () => '/match-finder?step=found',
  'likes given': () => '/likes/given',
  matches: () => '/likes/matches',
  conversations: () => '/chats',
  'a conversation': ({ conversation }) => `/chats/${conversation}`,
  'a conversation not begun': ({ stranger }) => `/members/${stranger}/chat`,
  packages: () => '/credits',
  'how to pay': ({ pack }) => `/credits/${pack}`,
  premium: () => '/premium',
  'repeating an order': () => '/credits/repeat-order',
  transactions: () => '/transactions',
  pricing: () => '/pricing',
  'who was found for a newcomer': () => '/signup-matches',
  'what a profile still needs': () => '/complete-signup',
  'the own profile': () => '/profile',
  settings: () => '/settings',
  notifications: () => '/notifications',
  leaving: () => '/settings/delete',
};

/** A new member with somebody who likes her and has written. */
export async function memberWithOthers(
  product: Product,
): Promise<{ member: Member; others: Others }> {
  const member = await newMember(product, { photos: [false] });
  const him = await newMember(product, { gender: 'male', photos: [false, true] });
  await him.api.post('/api/like.php', { profile: member.id });
  const conversation = await him.write(member.id, 'Hoi, hoe is het?');
  // Those whom tests make are younger, and may fill the first page.
  const { results } = await member.api.get<{ results: { id: string; fictional: boolean }[] }>(
    '/api/search.php?gender=male&min_age=45',
  );
  const stranger = results.find(({ fictional }) => fictional);
  const { packages } = await member.api.get<{ packages: { id: string }[] }>('/api/packages.php');
  const [pack] = packages;
  if (!stranger || !pack) throw new Error('nobody fictional was found, or no package');
  const others = { admirer: him.id, conversation, stranger: stranger.id, pack: pack.id };
  return { member, others };
}
