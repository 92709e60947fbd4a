import type { Language } from '../platform/languages.ts';
import type { SiteOverrides } from '../sites/site-settings.ts';

interface DemoSite {
  id: string;
  name: string;
  domain: string;
  hosts: string[];
  settings: SiteOverrides;
}

/** A site for one language, with everything as it is by default. */
function localSite(
  id: string,
  name: string,
  host: string,
  domain_language: Language,
  country: string,
  support_phone: string,
): DemoSite {
  const support_email = `support@${id}.example`;
  const countries = [country, 'NL', 'DE', 'GB'];
  const settings = { domain_language, country, countries, support_email, support_phone };
  return { id, name, domain: host, hosts: [host], settings: { ...settings, mail_name: name } };
}

/** Sites to try the product on; production has its own rows instead. */
export const demoSites: DemoSite[] = [
  {
    id: 'afterglow',
    name: 'Afterglow',
    domain: 'localhost',
    hosts: ['localhost', '127.0.0.1'],
    settings: {
      domain_language: 'nl',
      country: 'NL',
      niche: 1,
      support_email: 'support@afterglow.example',
      support_phone: '+31 20-000 00 00',
      mail_name: 'Afterglow',
    },
  },
  {
    id: 'lumen',
    name: 'Lumen',
    domain: 'another.localhost',
    hosts: ['another.localhost', 'british.localhost'],
    settings: {
      domain_language: 'en',
      country: 'GB',
      niche: 7,
      support_email: 'support@lumen.example',
      support_phone: '+44 20-0000 0000',
      mail_name: 'Lumen',
      signup_credits: 30,
    },
  },
  {
    id: 'nachtlicht',
    name: 'Nachtlicht',
    domain: 'german.localhost',
    hosts: ['german.localhost'],
    settings: {
      domain_language: 'de',
      country: 'DE',
      niche: 2,
      support_email: 'support@nachtlicht.example',
      support_phone: '+49 30-000 000',
      mail_name: 'Nachtlicht',
      signups: 'with_trafficsource',
    },
  },
  localSite('aftenlys', 'Aftenlys', 'danish.localhost', 'da', 'DK', '+45 70 00 00 00'),
  localSite('crepuscule', 'Crépuscule', 'french.localhost', 'fr', 'FR', '+33 1 00 00 00 00'),
  localSite('iltarusko', 'Iltarusko', 'finnish.localhost', 'fi', 'FI', '+358 9 000 0000'),
  localSite('imbrunire', 'Imbrunire', 'italian.localhost', 'it', 'IT', '+39 06 0000 0000'),
  localSite('medianoche', 'Medianoche', 'spanish.localhost', 'es', 'ES', '+34 900 000 000'),
  localSite('midnatssol', 'Midnatssol', 'norwegian.localhost', 'nb', 'NO', '+47 20 00 00 00'),
  localSite('skymning', 'Skymning', 'swedish.localhost', 'sv', 'SE', '+46 8 000 00 00'),
  localSite('zmierzch', 'Zmierzch', 'polish.localhost', 'pl', 'PL', '+48 22 000 00 00'),
];

/** What the company offers to who wants to leave. */
export const demoDiscount = {
  id: 'stay',
  code: 'STAY30',
  percentage: 30,
  validity: 'once-per-user',
  created_at: new Date('2024-02-01T12:00:00Z'),
} as const;

export const demoCompany = {
  id: 'amaryllis',
  name: 'Amaryllis Media B.V.',
  address: 'Voorbeeldstraat 1',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '00000000',
  tradenames: demoSites.map(({ name }) => name),
  vat_numbers: { NL: 'NL000000000B01' },
  support_phone: '+31 20-000 00 00',
  delete_discount: 'STAY30',
  added: new Date('2024-02-01T12:00:00Z'),
};
