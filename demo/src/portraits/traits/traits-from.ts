import { createRng, type Rng } from '../../random.ts';
import { shift } from '../paint/colour.ts';
import { clamp } from '../paint/geometry.ts';
import { maturity, youth } from './age.ts';
import { chooseHair } from './hair-choice.ts';
import { looks } from './looks.ts';
import type { Beard, Earrings, FaceShape, Gender, Glasses, PortraitTraits } from './traits.ts';

const shapes: readonly FaceShape[] = ['oval', 'round', 'square', 'heart', 'long', 'diamond'];
const lipTones = ['#c8465b', '#b4394d', '#d4606a', '#a83250', '#c45a4c', '#b8506a', '#d9747a'];
const shadows = ['#7a4a4a', '#8a5a3c', '#5b4a6b', '#6b5a4a', '#4a5a6b'];
const frames = ['#2a1f24', '#5a3524', '#7a2f3f', '#2f3a4a', '#8a6a3a', '#3a3a3a'];
const metals = ['#e8c070', '#e0b060', '#d8d4d8', '#e6b8a0'];

function chooseBeard(rng: Rng, gender: Gender, age: number, amount: number): Beard {
  if (gender === 'female') return 'none';
  const young = age < 23 ? 0.5 : 1;
  return rng.weighted<Beard>([
    ['none', 3 / amount],
    ['stubble', 2.4 * young],
    ['short', 2 * amount * young],
    ['full', 1.3 * amount * young],
    ['goatee', 0.6],
    ['moustache', age > 26 ? 0.45 : 0],
    ['chin', 0.25],
  ]);
}

function greyness(rng: Rng, gender: Gender, age: number): number {
  const natural = age < 33 ? 0 : clamp((age - 36) / 24 + rng.range(-0.25, 0.25), 0, 1);
  const coloured = gender === 'female' && age < 66 && rng.chance(0.4);
  return coloured ? natural * 0.15 : natural;
}

export function traitsFrom(seed: number, person: { gender: Gender; age: number }): PortraitTraits {
  const rng = createRng(seed, 101);
  const { gender } = person;
  const age = clamp(Math.round(person.age), 18, 75);
  const female = gender === 'female';
  const look = rng.weighted(looks.map((entry) => [entry, entry.weight] as const));
  const texture = rng.weighted(look.textures);
  const style = chooseHair(rng, gender, texture, age);
  const skin = shift(rng.pick(look.skins), { l: rng.range(-0.012, 0.012), h: rng.range(-4, 4) });
  const eyeShape = rng.pick(look.eyeShapes);
  const young = youth(age);
  const old = maturity(age);
  const lipFullness =
    rng.range(...look.lips) * (female ? 1.06 : 0.84) * (1 + young * 0.08 - old * 0.32);
  const glasses = rng.weighted<Glasses>([
    ['none', age > 50 ? 3 : 6],
    ['round', 0.5],
    ['square', 0.6],
    ['cat', female ? 0.4 : 0],
    ['thin', 0.5],
    ['aviator', 0.25],
  ]);
  const earrings: Earrings = female
    ? rng.weighted<Earrings>([
        ['none', 2],
        ['stud', 2],
        ['hoop', 2],
        ['drop', 1.5],
        ['pearl', age > 40 ? 2 : 0.8],
      ])
    : rng.weighted<Earrings>([
        ['none', 12],
        ['stud', 1],
      ]);
  return {
    seed,
    gender,
    age,
    skin,
    flush: rng.range(0.2, 1),
    face: {
      shape: rng.pick(shapes),
      width: rng.range(0.93, 1.06),
      jaw: rng.range(-0.06, 0.05),
      chin: rng.range(-0.08, 0.08),
      length: rng.range(-9, 9),
      fullness: clamp(rng.range(-1, 1) + old * 0.25, -1, 1),
    },
    hair: {
      style,
      colour: rng.pick(look.hair),
      grey: greyness(rng, gender, age),
      texture,
      hairline:
        rng.range(-8, 8) + (female ? clamp((age - 45) / 5, 0, 5) : clamp((age - 30) / 2, 0, 16)),
      part: rng.pick([0, -42, 42, -26, 26]),
      volume: rng.range(0, 1),
    },
    eyes: {
      colour: rng.pick(look.eyes),
      shape: eyeShape,
      size: rng.range(0.92, 1.13) * (female ? 1.13 : 1.03) * (1 + young * 0.07 - old * 0.13),
      spacing: rng.range(-4.5, 4.5),
      tilt:
        rng.range(-1.5, 2) -
        old * 2.5 +
        (eyeShape === 'upturned'
          ? 3
          : eyeShape === 'downturned'
            ? -3
            : eyeShape === 'monolid'
              ? 2
              : 0),
    },
    brows: {
      thickness: (female ? rng.range(6.5, 11) : rng.range(10, 15.5)) * (1 - old * 0.3),
      arch: female ? rng.range(4, 12) : rng.range(1, 7),
      tilt: rng.range(-4, 4),
      height: rng.range(-4, 6) + (female ? 2 : -3),
    },
    nose: {
      width: rng.range(...look.noseWidth) * (female ? 0.93 : 1.08),
      length: rng.range(-9, 9) + (female ? -2 : 3),
      bridge: rng.range(...look.bridge),
      tip: rng.range(-1, 1),
    },
    mouth: {
      width: rng.range(38, 50) * (female ? 1 : 1.05),
      upper: 12.5 * lipFullness * rng.range(0.88, 1.12),
      lower: 15.5 * lipFullness * rng.range(0.9, 1.1),
      bow: rng.range(1, 5),
    },
    beard: chooseBeard(rng, gender, age, look.beard),
    glasses: { kind: glasses, colour: rng.pick(frames) },
    earrings,
    necklace: female
      ? rng.weighted([
          ['none', 4],
          ['pendant', 2.4],
          ['chain', 1.4],
          ['pearls', age > 45 ? 1.6 : 0.3],
          ['beads', 0.5],
        ] as const)
      : rng.weighted([
          ['none', 9],
          ['chain', 1],
        ] as const),
    metal: rng.pick(metals),
    freckles: rng.chance(look.freckles) ? rng.range(0.4, 1) : 0,
    makeup: {
      lips: rng.pick(lipTones),
      strength: female ? rng.range(0.15, 0.85) : 0,
      shadow: rng.pick(shadows),
    },
    mole: rng.chance(0.14)
      ? [rng.pick([-1, 1]) * rng.range(34, 66), rng.range(70, 112)]
      : undefined,
    build: rng.range(0.92, 1.09),
  };
}
