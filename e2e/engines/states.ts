import type { Member } from '../support/member.ts';
import { memberPages, type Others } from '../support/member-pages.ts';

/** A page, what is pressed on it, and what happens meanwhile. */
export interface State {
  path: string;
  /** Names of buttons, one after the other. */
  press?: RegExp[];
  meanwhile?: () => Promise<unknown>;
}

/** What people see who are nobody here yet. */
export const visitorStates: Record<string, State> = Object.fromEntries(
  ['/', '/login', '/signup', '/reset-password', '/pages/faq', '/pages/terms', '/pricing']
    .concat(['gallery', 'tinderswipe', 'socialnetwork', 'video'].map((name) => `/landers/${name}`))
    .map((path) => [path, { path }]),
);

/** Every page of a member, and what opens above some of them. */
export function statesOf(others: Others, member: Member, him: Member): Record<string, State> {
  const pages = Object.entries(memberPages).map(([name, address]) => [
    name,
    { path: address(others) },
  ]);
  return {
    ...Object.fromEntries(pages),
    'the filters': { path: '/members', press: [/^Filters/] },
    'a report': { path: `/members/${others.stranger}`, press: [/^Meer over/, / melden$/] },
    'the gallery': { path: `/members/${others.admirer}`, press: [/foto/] },
    'gifts to choose from': { path: `/chats/${others.conversation}`, press: [/^Stuur een cadeau/] },
    'the editor of a photo': { path: '/profile', press: [/^Opties voor foto 1/, /^Bijsnijden/] },
    'another address': { path: '/settings', press: [/wijzigen/i] },
    'a message that arrives': {
      path: '/members',
      meanwhile: () => him.write(member.id, 'Zin om zondag een rondje te lopen langs het water?'),
    },
  };
}
