import { card } from '@afterglow/shared-state/testing/card';
import { draw } from '../first-look.tsx';
import { found } from './people.ts';

const people = Array.from({ length: 12 }, (_, at) =>
  card(`face-${at}`, { fictional: at !== 1, name: `Name${at}` }),
);

const company = {
  name: 'Glow & Co',
  address: 'Kade 1',
  city: 'Utrecht',
  country: 'NL',
  kvk: '123',
  vat_numbers: { NL: 'NL1' },
  tradenames: ['Night'],
  joined: ['Dawn', 'Night'],
  support_phone: '030-12 34',
  terms_date: '2023-12-01T12:00:00.000Z',
};

const settings = {
  name: '<b>Glow</b>',
  niche_name: 'default',
  geoip_country: 'NL',
  geoip_selected_country: 'NL',
  countries: ['NL'],
  languages: ['en', 'nl'],
  domain_language: 'nl',
  fictional_singular: '',
  support_email: 'help@glow.example',
  support_phone: '',
  message_credits: 10,
  refund_days: 14,
  index_title: 'Glow',
  member_resell: true,
  signups: 'all',
};

interface Wanted {
  route: string;
  pathname: string;
  language?: string;
  search?: string;
  /** The partner who sent them, on an earlier page. */
  network?: string;
  site?: object;
  faces?: typeof people;
}

/** A page as the gateway draws it: once to learn its questions, and once with the answers. */
export async function drawnPage({ site, faces = people, ...wanted }: Wanted) {
  const asked: Parameters<typeof draw>[0] = {
    ...{ language: 'en', search: '', user: null, answers: {}, given: {}, isPhone: true },
    ...wanted,
    settings: { ...settings, ...site },
  };
  const first = await draw(asked);
  if (!first) return undefined;
  const answerTo = (address: string) =>
    address.startsWith('/api/companyinfo.php') ? { companyinfo: company } : found(faces);
  const answers = Object.fromEntries(first.unanswered.map((one) => [one, answerTo(one)]));
  const second = await draw({ ...asked, answers });
  return second && { html: second.html, open: second.unanswered, asked: first.unanswered };
}
