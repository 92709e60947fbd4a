import type { EyeShape, Texture } from './traits.ts';

type Range = readonly [number, number];

/** A family of features that occur together, so that faces vary but stay plausible. */
export interface Look {
  weight: number;
  skins: readonly string[];
  hair: readonly string[];
  eyes: readonly string[];
  textures: readonly (readonly [Texture, number])[];
  eyeShapes: readonly EyeShape[];
  noseWidth: Range;
  bridge: Range;
  lips: Range;
  freckles: number;
  beard: number;
}

const black = ['#1d1718', '#241b19', '#2b1f1b'];
const brown = ['#3a271d', '#4a3022', '#5a3b27', '#6b4a30', '#7d5636'];
const blond = ['#a97f4a', '#c49a5c', '#d8b476', '#b98d55', '#e3c793'];
const red = ['#8a3f1f', '#a9522a', '#c06a35', '#6f2f1e'];
const darkEyes = ['#3b2416', '#4a2c19', '#2f1c13'];
const warmEyes = ['#5b3a1e', '#6b4a22', '#7a5a2a'];
const lightEyes = ['#4f7f9f', '#5f93b5', '#6f8f7a', '#5c8a5c', '#7b8c96', '#7a7a3e'];

export const looks: readonly Look[] = [
  {
    weight: 3,
    skins: ['#f6d3be', '#f3c9b1', '#f0c3a6', '#f8d9c8'],
    hair: [...blond, ...brown, ...red],
    eyes: [...lightEyes, '#6b4a22'],
    textures: [
      ['straight', 4],
      ['wavy', 4],
      ['curly', 1],
    ],
    eyeShapes: ['almond', 'round', 'hooded', 'downturned', 'upturned'],
    noseWidth: [22, 28],
    bridge: [0.5, 0.9],
    lips: [0.75, 1.05],
    freckles: 0.35,
    beard: 1,
  },
  {
    weight: 3,
    skins: ['#efc09d', '#e8b68f', '#e5b088', '#eec5a4'],
    hair: [...brown, ...brown, ...black, '#a97f4a'],
    eyes: [...warmEyes, ...darkEyes, '#6f8f7a', '#7a7a3e'],
    textures: [
      ['straight', 3],
      ['wavy', 5],
      ['curly', 2],
    ],
    eyeShapes: ['almond', 'round', 'hooded', 'downturned'],
    noseWidth: [23, 30],
    bridge: [0.6, 1],
    lips: [0.85, 1.15],
    freckles: 0.12,
    beard: 1.3,
  },
  {
    weight: 2,
    skins: ['#dca77c', '#d39b6e', '#cf9468', '#e0ad84'],
    hair: [...black, ...black, '#3a271d', '#4a3022'],
    eyes: [...darkEyes, ...warmEyes, '#5c8a5c'],
    textures: [
      ['straight', 3],
      ['wavy', 5],
      ['curly', 3],
    ],
    eyeShapes: ['almond', 'round', 'upturned', 'hooded'],
    noseWidth: [24, 32],
    bridge: [0.7, 1],
    lips: [0.95, 1.25],
    freckles: 0.03,
    beard: 1.6,
  },
  {
    weight: 2,
    skins: ['#bf8558', '#b0764b', '#a86e46', '#c88f63'],
    hair: [...black, ...black, '#3a271d'],
    eyes: [...darkEyes, '#5b3a1e'],
    textures: [
      ['straight', 4],
      ['wavy', 5],
      ['curly', 2],
    ],
    eyeShapes: ['almond', 'round', 'upturned'],
    noseWidth: [25, 33],
    bridge: [0.55, 0.95],
    lips: [1, 1.3],
    freckles: 0,
    beard: 1.4,
  },
  {
    weight: 2,
    skins: ['#f2cda9', '#ecc299', '#e3b487', '#f4d4b6'],
    hair: [...black, '#1b1a1f', '#33221c', '#4a3022'],
    eyes: [...darkEyes],
    textures: [
      ['straight', 8],
      ['wavy', 2],
    ],
    eyeShapes: ['monolid', 'monolid', 'hooded', 'almond'],
    noseWidth: [25, 31],
    bridge: [0.15, 0.45],
    lips: [0.9, 1.15],
    freckles: 0.04,
    beard: 0.4,
  },
  {
    weight: 1.3,
    skins: ['#d19a6b', '#c48a5c', '#dba878'],
    hair: [...black, '#33221c'],
    eyes: [...darkEyes],
    textures: [
      ['straight', 6],
      ['wavy', 4],
    ],
    eyeShapes: ['monolid', 'almond', 'upturned'],
    noseWidth: [28, 34],
    bridge: [0.15, 0.45],
    lips: [1.05, 1.3],
    freckles: 0,
    beard: 0.5,
  },
  {
    weight: 2.2,
    skins: ['#7d4e31', '#6b4029', '#5a3623', '#8c5a39', '#4a2c1e'],
    hair: ['#17120f', '#1d1614', '#251a16', '#33221b'],
    eyes: [...darkEyes, '#2a1810'],
    textures: [
      ['coily', 6],
      ['curly', 2],
      ['straight', 1],
    ],
    eyeShapes: ['almond', 'round', 'upturned'],
    noseWidth: [31, 39],
    bridge: [0.15, 0.5],
    lips: [1.25, 1.55],
    freckles: 0,
    beard: 1.2,
  },
  {
    weight: 1.5,
    skins: ['#a9714a', '#9a6441', '#b88058', '#8f5c3a'],
    hair: ['#1d1614', '#2b1f1b', '#3f2a1e', '#5a3b27'],
    eyes: [...darkEyes, ...warmEyes, '#6f8f7a'],
    textures: [
      ['curly', 6],
      ['coily', 4],
      ['wavy', 2],
    ],
    eyeShapes: ['almond', 'round', 'upturned', 'hooded'],
    noseWidth: [28, 35],
    bridge: [0.35, 0.7],
    lips: [1.1, 1.4],
    freckles: 0.22,
    beard: 1.1,
  },
];
