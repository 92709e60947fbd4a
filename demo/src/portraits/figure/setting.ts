import type { BackdropKind } from './moods.ts';

/** What a photo is about: a face, a place with somebody in it, or a moment. */
export type Setting = 'face' | 'place' | 'table' | 'dog' | 'wave';

interface Stage {
  /** How near the camera stands. The middle face fills some 57 % of a 4:5 card. */
  zooms: readonly number[];
  /** How far down the eyes move, canvas units. */
  dy: number;
  /** Where it can be. */
  places?: readonly BackdropKind[];
}

const indoors: readonly BackdropKind[] = ['bar', 'library', 'cafe', 'rain', 'lamps'];
const outdoors: readonly BackdropKind[] = [
  'sunset',
  'morning',
  'garden',
  'beach',
  'mountain',
  'harbour',
  'autumn',
];

export const stages: Record<Setting, Stage> = {
  face: { zooms: [1.14, 1.36, 1.6], dy: 0 },
  place: { zooms: [0.76], dy: 150, places: outdoors },
  table: { zooms: [1.02], dy: -18, places: indoors },
  dog: { zooms: [1.0, 1.12], dy: -20, places: outdoors },
  wave: { zooms: [1.06, 1.16], dy: 0 },
};

/** The photos beside the first one, in an order of each person's own. */
export const moments: readonly Setting[] = ['place', 'table', 'dog', 'wave', 'face'];
