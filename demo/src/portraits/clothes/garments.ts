import type { Gender } from '../traits/traits.ts';

export type Neckline = 'crew' | 'v' | 'scoop' | 'boat' | 'square' | 'turtle';
export type Over =
  | 'none'
  | 'shirt'
  | 'blazer'
  | 'denim'
  | 'leather'
  | 'cardigan'
  | 'trench'
  | 'hood'
  | 'polo'
  | 'henley'
  | 'wrap';
export type Cloth = 'plain' | 'stripes' | 'knit' | 'dots' | 'flowers' | 'check';

interface Garment {
  neckline: Neckline;
  over: Over;
  cloths: readonly Cloth[];
}

const female: readonly Garment[] = [
  { neckline: 'crew', over: 'none', cloths: ['plain', 'stripes', 'knit'] },
  { neckline: 'v', over: 'none', cloths: ['plain', 'knit', 'dots'] },
  { neckline: 'v', over: 'shirt', cloths: ['plain', 'plain', 'stripes'] },
  { neckline: 'turtle', over: 'none', cloths: ['knit', 'plain'] },
  { neckline: 'crew', over: 'blazer', cloths: ['plain', 'stripes'] },
  { neckline: 'boat', over: 'none', cloths: ['stripes', 'plain', 'knit'] },
  { neckline: 'square', over: 'none', cloths: ['flowers', 'plain', 'dots'] },
  { neckline: 'crew', over: 'denim', cloths: ['plain', 'stripes'] },
  { neckline: 'v', over: 'wrap', cloths: ['plain', 'flowers'] },
  { neckline: 'scoop', over: 'cardigan', cloths: ['plain', 'knit'] },
];
const femaleMore: readonly Garment[] = [
  { neckline: 'crew', over: 'leather', cloths: ['plain', 'stripes'] },
  { neckline: 'turtle', over: 'trench', cloths: ['plain'] },
  { neckline: 'turtle', over: 'blazer', cloths: ['plain'] },
];
const male: readonly Garment[] = [
  { neckline: 'crew', over: 'none', cloths: ['plain', 'stripes'] },
  { neckline: 'crew', over: 'henley', cloths: ['plain'] },
  { neckline: 'v', over: 'shirt', cloths: ['plain', 'check', 'stripes'] },
  { neckline: 'crew', over: 'blazer', cloths: ['plain'] },
  { neckline: 'turtle', over: 'none', cloths: ['knit', 'plain'] },
  { neckline: 'crew', over: 'hood', cloths: ['plain'] },
  { neckline: 'crew', over: 'denim', cloths: ['plain', 'stripes'] },
  { neckline: 'crew', over: 'none', cloths: ['knit'] },
  { neckline: 'v', over: 'polo', cloths: ['plain', 'stripes'] },
  { neckline: 'crew', over: 'leather', cloths: ['plain'] },
];
const maleMore: readonly Garment[] = [
  { neckline: 'turtle', over: 'blazer', cloths: ['plain'] },
  { neckline: 'turtle', over: 'trench', cloths: ['knit'] },
  { neckline: 'crew', over: 'cardigan', cloths: ['plain'] },
];

export const topColours = [
  '#8f2b4e',
  '#b5475a',
  '#2f5d73',
  '#3d7a70',
  '#34436e',
  '#c7803f',
  '#d9a441',
  '#5a3f72',
  '#efe7dd',
  '#e6d3c2',
  '#2a2630',
  '#43506b',
  '#7a8f6a',
  '#c9d6dc',
  '#a34a2e',
  '#e0b7b0',
  '#f3efe9',
  '#6d7f9c',
  '#9a6a7f',
  '#4f6b4a',
] as const;
export const coloursOver: Partial<Record<Over, readonly string[]>> = {
  blazer: ['#2d2a3a', '#3a4456', '#6b4a3c', '#8a7a68', '#4a2a3a', '#c9b8a4', '#2f4a48'],
  denim: ['#4a6a8f', '#3a5578', '#6a8aac', '#2f4058'],
  leather: ['#2b2327', '#4a2f26', '#3a2a2e', '#5a3a2a'],
  cardigan: ['#b08a6a', '#8a5a6a', '#6a7a6a', '#d0bca8', '#5a5f7a', '#9a4a44'],
  trench: ['#b89a74', '#a08a6c', '#c8ae8a', '#5f6656'],
  shirt: ['#f2f1f4', '#cfdceb', '#e9d9d4', '#3f5573', '#a9bfae', '#2f2c36', '#d8cbb8', '#7f94b8'],
  polo: ['#2f4a5f', '#7a2f3f', '#e6e0d8', '#3f5a4a', '#28303f'],
  hood: ['#5a5f6a', '#7a3f4a', '#3f4f5f', '#8a8478', '#3f5a4f'],
  henley: ['#e6ddd2', '#7a4a3a', '#4a5a52', '#40485a', '#a89a86'],
};

/** The scene gives fractions; the wardrobe of the person turns them into a garment. */
export function chooseGarment(gender: Gender, pick: { garment: number; detail: number }): Garment {
  const list = gender === 'female' ? female : male;
  const more = gender === 'female' ? femaleMore : maleMore;
  const source = (pick.detail * 7) % 1 < 0.12 ? more : list;
  return (
    source[Math.min(source.length - 1, Math.floor(pick.garment * source.length))] ?? {
      neckline: 'crew',
      over: 'none',
      cloths: ['plain'],
    }
  );
}
