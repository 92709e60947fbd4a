import type { DrawingAsked } from '@afterglow/federation/registry/drawing';
import { draw } from '../first-look.tsx';

const pages = [
  { name: 'index', path: '/', layout: 'default', guard: 'visitor' },
  { name: 'landers', path: '/landers/:lander', layout: 'lander', guard: 'visitor' },
  { name: 'signup', path: '/signup', layout: 'empty', guard: 'none' },
  { name: 'members', path: '/members', layout: 'default', guard: 'none', area: 'members' },
  { name: 'chats', path: '/chats', layout: 'chat', guard: 'member' },
  { name: 'likes', path: '/likes', layout: 'default', guard: 'member' },
  { name: 'profile', path: '/profile', layout: 'account', guard: 'member' },
  { name: 'pages-terms', path: '/pages/terms', layout: 'default', guard: 'none' },
];

const settings = {
  name: '<b>Glow</b>',
  niche_name: 'default',
  geoip_country: 'BE',
  geoip_selected_country: 'BE',
  countries: ['BE'],
  languages: ['en', 'nl', 'fr', 'de'],
  domain_language: 'nl',
  fictional_singular: 'Fictional',
  support_phone: '',
  compliance_token: 'token',
  enable_site_entry_popup: 'yes',
  site_entry_popup_countries: [],
  time_bonus_seconds: 14_400,
};

const member = {
  id: 'me',
  status: 'active',
  email: 'daan@example.com',
  credits: 4,
  paid_user: true,
  num_unread_messages: 120,
  num_new_likes: 1,
  notifications_disabled: [],
  profile: { id: 'p', name: 'Daan<i>', main_image: null, status: 'active' },
};

/** The frame of a page as the gateway draws it; `page` is what a remote drew. */
export function drawnFrame(
  pathname: string,
  { page, user, language = 'en' }: { page?: string; user?: object; language?: string } = {},
) {
  const asked: DrawingAsked = {
    ...{ route: '', search: '', answers: {}, given: {}, isPhone: true, language, pathname },
    settings,
    user: user && { ...member, ...user },
  };
  const remotes = [{ name: 'mf-test', slots: [], routes: pages }] as never;
  return draw({ ...asked, user: asked.user ?? null, remotes, ...(page !== undefined && { page }) });
}
