import type { DemoCountry } from '@afterglow/demo/members/country';
import type { Gender, Seeks, Sexuality } from '../identity/tables.ts';

/** An account to log in with. */
export interface DemoAccount {
  kind: 'free' | 'premium' | 'newcomer';
  country: DemoCountry;
  name: string;
  age: number;
  gender: Gender;
  seeks: Seeks;
  sexuality: Sexuality;
  about_me: string;
  interests: readonly string[];
  photos: readonly { private: boolean }[];
  credits: number;
  /** What there is to see, for who chooses an account. */
  about: string;
}

/** The same for all: these accounts exist outside production only. */
export const demoPassword = 'warm-evening';

const open = { private: false };
const hidden = { private: true };

const free = {
  kind: 'free',
  credits: 30,
  photos: [open, open],
  about: 'free member: 30 credits, unread messages, new likes',
} as const;
const premium = {
  kind: 'premium',
  credits: 8,
  photos: [open, open, open, hidden, hidden],
  about: 'Premium: conversations, matches, 8 credits left',
} as const;
const newcomer = {
  kind: 'newcomer',
  credits: 20,
  photos: [],
  about: 'signed up just now: e-mail not confirmed, no photo, time bonus running',
  about_me: '',
  interests: [],
} as const;

const manForWomen = { gender: 'male', seeks: 'female', sexuality: 'hetero' } as const;
const womanForMen = { gender: 'female', seeks: 'male', sexuality: 'hetero' } as const;
const manForMen = { gender: 'male', seeks: 'male', sexuality: 'gay' } as const;
const womanForWomen = { gender: 'female', seeks: 'female', sexuality: 'lesbian' } as const;

export const demoAccounts: DemoAccount[] = [
  {
    ...free,
    ...manForWomen,
    country: 'NL',
    name: 'Daan',
    age: 31,
    about_me:
      'Overdag bakker, ’s avonds een ramp in karaoke. Ik zoek iemand om alle ramenzaakjes van de stad mee te proberen.',
    interests: ['cooking', 'eating_out', 'music', 'cycling', 'films'],
  },
  {
    ...premium,
    ...womanForMen,
    country: 'NL',
    name: 'Eva',
    age: 34,
    about_me:
      'Architect met een zwak voor oude huizen en nieuwe restaurants. Ik hou van lange tafels, korte berichten en mensen die doorvragen.',
    interests: ['art', 'wine', 'travel', 'eating_out', 'walking'],
  },
  { ...newcomer, ...manForWomen, country: 'NL', name: 'Milan', age: 28 },
  {
    ...free,
    ...manForMen,
    country: 'GB',
    name: 'Ben',
    age: 29,
    about_me:
      'Sound engineer. I spend my nights making other people louder and my mornings looking for quiet and eggs.',
    interests: ['concerts', 'music', 'coffee', 'walking', 'series'],
  },
  {
    ...premium,
    ...womanForWomen,
    country: 'GB',
    name: 'Grace',
    age: 36,
    about_me:
      'Landscape gardener, reluctant runner, excellent at picnics. Looking for someone who laughs in the rain.',
    interests: ['gardening', 'nature', 'running', 'wine', 'reading'],
  },
  { ...newcomer, ...manForMen, country: 'GB', name: 'Ollie', age: 26 },
  {
    ...free,
    ...manForWomen,
    country: 'DE',
    name: 'Jonas',
    age: 33,
    about_me:
      'Ich baue Fahrräder und fahre sie danach viel zu weit. Suche jemanden für Umwege mit Kuchen am Ende.',
    interests: ['cycling', 'nature', 'coffee', 'camping', 'concerts'],
  },
  {
    ...premium,
    ...womanForMen,
    country: 'DE',
    name: 'Klara',
    age: 38,
    about_me:
      'Buchhändlerin mit lauter Lache. Ich mag Museen kurz vor Schluss und Abende, die länger werden als geplant.',
    interests: ['reading', 'art', 'wine', 'theatre', 'sauna'],
  },
  { ...newcomer, ...womanForMen, country: 'DE', name: 'Lilly', age: 27 },
  {
    ...premium,
    ...womanForMen,
    country: 'DK',
    name: 'Freja',
    age: 32,
    about_me:
      'Keramiker med ler under neglene og altid en gryde på komfuret. Jeg er til lange cykelture, korte beskeder og folk, der griner højt.',
    interests: ['art', 'cooking', 'cycling', 'coffee', 'beach'],
  },
  {
    ...premium,
    ...manForWomen,
    country: 'ES',
    name: 'Marcos',
    age: 37,
    about_me:
      'Profe de música y mal perdedor al parchís. Me gustan los mercados por la mañana, los bares pequeños y la gente que pregunta dos veces.',
    interests: ['music', 'eating_out', 'concerts', 'walking', 'wine'],
  },
  {
    ...premium,
    ...womanForMen,
    country: 'FI',
    name: 'Aino',
    age: 35,
    about_me:
      'Metsänhoitaja, joka puhuu puille mutta osaa puhua ihmisillekin. Parasta ovat saunaillat, hitaat aamut ja rehelliset vastaukset.',
    interests: ['nature', 'sauna', 'walking', 'reading', 'coffee'],
  },
  {
    ...premium,
    ...womanForMen,
    country: 'FR',
    name: 'Camille',
    age: 33,
    about_me:
      'Libraire le jour, mauvaise perdante au tarot le soir. J’aime les longues tablées, les trains lents et les gens qui posent des questions.',
    interests: ['reading', 'wine', 'travel', 'eating_out', 'theatre'],
  },
  {
    ...premium,
    ...manForWomen,
    country: 'IT',
    name: 'Matteo',
    age: 36,
    about_me:
      'Restauro mobili vecchi e faccio il ragù della nonna, quello lungo. Mi piacciono le domande sincere e le domeniche senza orologio.',
    interests: ['art', 'cooking', 'wine', 'motorbikes', 'films'],
  },
  {
    ...premium,
    ...womanForMen,
    country: 'NO',
    name: 'Ingrid',
    age: 34,
    about_me:
      'Lærer på dagtid og altfor ivrig på ski resten av tiden. Jeg liker hytteturer, sterk kaffe og folk som spør videre.',
    interests: ['nature', 'coffee', 'camping', 'reading', 'swimming'],
  },
  {
    ...premium,
    ...womanForMen,
    country: 'PL',
    name: 'Zofia',
    age: 31,
    about_me:
      'Projektuję ogrody, a własny balkon mam w rozsypce. Lubię długie śniadania, góry po sezonie i ludzi, którzy dopytują.',
    interests: ['gardening', 'nature', 'coffee', 'travel', 'photography'],
  },
  {
    ...premium,
    ...womanForMen,
    country: 'SE',
    name: 'Astrid',
    age: 39,
    about_me:
      'Snickare med stökig verkstad och ordning på kaffet. Gillar långa middagar, skärgården i september och folk som ställer följdfrågor.',
    interests: ['sailing', 'coffee', 'music', 'nature', 'cooking'],
  },
];

export function emailOf({ name }: DemoAccount): string {
  return `${name.toLowerCase()}@afterglow.example`;
}
