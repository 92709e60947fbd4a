import type { Id } from '../api/types.ts';

export type LikesType = 'given' | 'received' | 'matches';

type Part = string | number | undefined;
type Query = Record<string, Part>;

function path(...parts: Part[]): string {
  const given = parts.filter((part) => part !== undefined && part !== '');
  return `/${given.map((part) => encodeURIComponent(part as string | number)).join('/')}`;
}

/** Adds a query to a path; undefined values are left out. */
export function withQuery(base: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return base;
  return `${base}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

/** Every address of the product. Links between remotes go through these only. */
export const paths = {
  index: () => '/',
  login: (query: { to?: string } = {}) => withQuery('/login', query),
  signup: (query: { email?: string } = {}) => withQuery('/signup', query),
  signupMatches: () => '/signup-matches',
  completeSignup: () => '/complete-signup',
  resetPassword: () => '/reset-password',
  resetPasswordDo: () => '/reset-password/do',
  mailChangeDo: () => '/mail-change/do',
  activateDone: () => '/activate/done',
  activateError: () => '/activate/error',
  accountDeleted: () => '/account-deleted',
  langConfig: () => '/lang-config',
  goodbye: () => '/goodbye',

  members: () => '/members',
  member: (id: Id) => path('members', id),
  likesMember: (id: Id) => path('likes', 'm', id),
  memberChat: (id: Id) => path('members', id, 'chat'),
  memberSignup: (id: Id) => path('members', id, 'signup'),
  memberLanding: (id: Id) => path('members', id, 'landing'),
  memberLanding2: (id: Id, slug?: string) => path('members', id, 'landing2', slug),
  memberLanding3: (id: Id, slug?: string) => path('members', id, 'landing3', slug),

  chats: () => '/chats',
  chat: (conversation: Id) => path('chats', conversation),
  likes: (type?: LikesType) => path('likes', type),
  matchFinder: () => '/match-finder',
  swipeGame: () => '/swipe-game',

  profile: () => '/profile',
  settings: () => '/settings',
  notifications: () => '/notifications',
  complaints: () => '/complaints',

  premium: () => '/premium',
  pricing: () => '/pricing',
  creditPackages: () => '/credits',
  credits: (packageId: Id, method?: string) => path('credits', packageId, method),
  repeatOrder: () => '/credits/repeat-order',
  directDebit: (query: { package?: Id } = {}) => withQuery('/directdebit', query),
  transactions: () => '/transactions',
  transaction: (id: Id) => path('transactions', id),

  page: (name: StaticPage) => path('pages', name),
  lander: (name: string, slug?: string) => path('landers', name, slug),
} as const;

export type StaticPage =
  | 'accessibility'
  | 'ban'
  | 'cookies'
  | 'faq'
  | 'privacy'
  | 'return-policy'
  | 'service'
  | 'terms';
