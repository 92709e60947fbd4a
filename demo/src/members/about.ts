import type { Gender } from '../portraits/traits/traits.ts';
import type { Rng } from '../random.ts';
import type { Line, Texts } from './data.ts';

export interface Written {
  about_me: string;
  interests: string[];
  /** When the text says how they live: the key of it. */
  status: string | undefined;
}

/** What somebody writes about themselves, and what goes with it: interests (keys, at most 8). */
export function writeAbout(
  rng: Rng,
  texts: Texts,
  person: { gender: Gender; age: number },
  allInterests: readonly string[],
): Written {
  const fits = (line: Line) =>
    (line.gender === undefined || line.gender === person.gender) &&
    person.age >= (line.from ?? 0) &&
    person.age <= (line.to ?? 120);
  const opener = rng.pick(texts.openers.filter(fits));
  const middles = rng.shuffle(texts.middles.filter(fits)).slice(0, rng.chance(0.3) ? 2 : 1);
  const closer = rng.pick(texts.closers.filter(fits));
  const lines = rng.weighted<(Line & { interests?: string[] })[]>([
    [[opener, ...middles, closer], 6],
    [[opener, ...middles], 2],
    [[...middles, closer], 2],
    [[opener, closer], 1],
  ]);
  const interests = new Set(lines.flatMap((line) => line.interests ?? []));
  const wanted = rng.int(4, 8);
  for (const interest of rng.shuffle(allInterests)) {
    if (interests.size >= wanted) break;
    interests.add(interest);
  }
  return {
    about_me: lines.map((line) => line.text).join(' '),
    interests: [...interests],
    status: lines.find((line) => line.status)?.status,
  };
}
