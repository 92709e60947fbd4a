import type { Rng } from '../../random.ts';
import type { FemaleHair, Gender, HairStyle, MaleHair, Texture } from './traits.ts';

const female: Record<Texture, readonly (readonly [FemaleHair, number])[]> = {
  straight: [
    ['longStraight', 3],
    ['fringe', 2],
    ['bob', 2],
    ['fringeBob', 1.5],
    ['topBun', 1],
    ['lowBun', 1.2],
    ['ponytail', 1.6],
    ['pixie', 1],
    ['sidePlait', 1],
    ['halfUp', 1.5],
    ['lob', 1],
  ],
  wavy: [
    ['longWavy', 3.4],
    ['lob', 2.5],
    ['bob', 1],
    ['topBun', 1],
    ['lowBun', 1],
    ['ponytail', 1],
    ['pixie', 0.7],
    ['sidePlait', 1],
    ['halfUp', 1.5],
  ],
  curly: [
    ['ringlets', 4],
    ['topBun', 1],
    ['longWavy', 0.8],
    ['lob', 0.6],
  ],
  coily: [
    ['afro', 2],
    ['braids', 2],
    ['shortAfro', 1.2],
    ['topBun', 1],
    ['ringlets', 1.2],
    ['lowBun', 0.6],
  ],
};
const male: Record<Texture, readonly (readonly [MaleHair, number])[]> = {
  straight: [
    ['sidePart', 2],
    ['quiff', 2],
    ['slick', 1.2],
    ['crew', 1.6],
    ['crop', 1.4],
    ['buzz', 0.8],
    ['tousled', 1.8],
    ['longStraight', 0.5],
    ['manBun', 0.6],
    ['medium', 0.8],
  ],
  wavy: [
    ['sidePart', 1.2],
    ['quiff', 1.6],
    ['tousled', 2],
    ['medium', 1.8],
    ['crew', 1],
    ['slick', 0.8],
    ['manBun', 0.8],
    ['curlyTop', 0.8],
  ],
  curly: [
    ['curlyTop', 4],
    ['fade', 1],
    ['buzz', 0.5],
    ['tousled', 0.6],
  ],
  coily: [
    ['fade', 3],
    ['buzz', 1.5],
    ['afro', 1.2],
    ['locs', 1.2],
    ['bald', 0.8],
  ],
};
const matureFemale: readonly (readonly [FemaleHair, number])[] = [
  ['shortLayers', 3],
  ['bob', 2.4],
  ['pixie', 1.8],
  ['lob', 1.6],
  ['lowBun', 1.2],
  ['fringeBob', 1],
];
const matureMale: readonly (readonly [MaleHair, number])[] = [
  ['receding', 3],
  ['bald', 1.6],
  ['sidePart', 2],
  ['crew', 1.5],
  ['slick', 1],
  ['buzz', 1],
];

export function chooseHair(rng: Rng, gender: Gender, texture: Texture, age: number): HairStyle {
  const [from, slow] = gender === 'female' ? [40, 28] : [34, 26];
  const mature = age > from + 3 && texture !== 'coily' && rng.chance((age - from) / slow);
  if (gender === 'female') return rng.weighted(mature ? matureFemale : female[texture]);
  return rng.weighted(mature ? matureMale : male[texture]);
}
