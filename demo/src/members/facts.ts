import type { Gender } from '../portraits/traits/traits.ts';
import type { Rng } from '../random.ts';

/** Keys of interests that demo members choose from. */
const interests = [
  'travel',
  'music',
  'concerts',
  'dancing',
  'cooking',
  'eating_out',
  'wine',
  'coffee',
  'films',
  'series',
  'reading',
  'art',
  'theatre',
  'photography',
  'gaming',
  'walking',
  'cycling',
  'running',
  'fitness',
  'swimming',
  'sailing',
  'football',
  'motorbikes',
  'nature',
  'camping',
  'beach',
  'sauna',
  'gardening',
  'animals',
  'fashion',
  'massage',
  'flirting',
];

/** Those that hardly anybody has before or after an age. */
const ages: Record<string, [number, number]> = {
  gaming: [0, 50],
  football: [0, 60],
  running: [0, 62],
  motorbikes: [21, 64],
  gardening: [28, 120],
  sailing: [25, 120],
  wine: [23, 120],
  theatre: [23, 120],
};

/** The interests of people of that age. */
export function interestsAt(age: number): string[] {
  return interests.filter((key) => {
    const [from, to] = ages[key] ?? [0, 120];
    return age >= from && age <= to;
  });
}

export interface Body {
  body_type: string;
  height: number;
  relationship_status: string;
  tattoos: string;
}

/** Facts that the portrait does not show. Height in cm; the others are keys. */
export function pickBody(rng: Rng, gender: Gender, age: number): Body {
  const middle = gender === 'female' ? 169 : 182;
  return {
    body_type: rng.weighted([
      ['slim', 3],
      ['average', 4],
      ['athletic', age < 50 ? 3 : 1],
      ['curvy', gender === 'female' ? 3 : 0],
      ['muscular', gender === 'male' && age < 55 ? 2 : 0],
      ['full', 1],
    ]),
    height: middle + rng.int(-6, 6) + rng.int(-5, 5),
    relationship_status: rng.weighted([
      ['single', 8],
      ['divorced', age > 33 ? 4 : 0],
      ['widowed', age > 55 ? 2 : 0],
      ['open', 1],
    ]),
    tattoos: rng.weighted([
      ['none', age > 50 ? 8 : 4],
      ['one', 2],
      ['some', age < 50 ? 2 : 1],
      ['many', age < 50 ? 1 : 0],
    ]),
  };
}

/** Why somebody is here: to write, for who does not exist meets nobody. */
export function pickReason(rng: Rng): string {
  return rng.weighted([
    ['chat', 6],
    ['flirt', 6],
    ['adventure', 2],
    ['friendship', 1],
  ]);
}
