/** A page of a remote that members can see, and the heading by which they know it. */
interface Address {
  path: string;
  heading: string;
}

export interface Addresses extends Address {
  /** A page with code of its own that can be reached from there. */
  next?: Address;
}

/** Where each remote is met when it breaks. */
export const addresses: Record<string, Addresses> = {
  'mf-account': {
    path: '/profile',
    heading: 'Mijn profiel',
    next: { path: '/settings', heading: 'Instellingen' },
  },
  'mf-auth-signup': {
    path: '/lang-config',
    heading: 'Kies je taal',
    next: { path: '/login', heading: 'Welkom terug' },
  },
  'mf-chat': { path: '/chats', heading: 'Berichten' },
  'mf-landers': {
    path: '/pages/terms',
    heading: 'Gebruiksvoorwaarden',
    next: { path: '/', heading: 'Volwassen flirten begint met hallo.' },
  },
  'mf-members': {
    path: '/likes/received',
    heading: 'Likes',
    next: { path: '/members', heading: 'Mannen in de buurt van Utrecht' },
  },
  'mf-payments': {
    path: '/credits',
    heading: 'Kies je credits',
    next: { path: '/transactions', heading: 'Transacties' },
  },
};
