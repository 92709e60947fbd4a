import type { Page } from '@playwright/test';

/** A screen to look at: its name in file names, and its address for whoever is logged in. */
export type Screens = Record<string, string>;

export const visitorScreens: Screens = {
  home: '/',
  login: '/login',
  signup: '/signup',
  lander: '/landers/tinderswipe',
  faq: '/pages/faq',
  terms: '/pages/terms',
  pricing: '/pricing',
};

/** What the API answers to the page itself: Node finds no host below localhost. */
function ask<T>(page: Page, path: string): Promise<T> {
  const read = async (address: string) => (await fetch(address)).json();
  return page.evaluate(read, path) as Promise<T>;
}

/** The screens of a member; some lead to who and what that member has. */
export async function memberScreens(page: Page): Promise<Screens> {
  const { results } = await ask<{ results: { id: string }[] }>(page, '/api/search.php');
  const { chats } = await ask<{ chats: { conversation: string }[] }>(page, '/api/chats.php');
  const { packages } = await ask<{ packages: { id: string }[] }>(page, '/api/packages.php');
  return {
    search: '/members',
    profile: `/members/${results[0]?.id}`,
    likes: '/likes',
    swipe: '/swipe-game',
    finder: '/match-finder',
    conversations: '/chats',
    conversation: `/chats/${chats[0]?.conversation}`,
    packages: '/credits',
    paying: `/credits/${packages[0]?.id}`,
    premium: '/premium',
    transactions: '/transactions',
    own: '/profile',
    settings: '/settings',
    notifications: '/notifications',
    leaving: '/settings/delete',
  };
}
