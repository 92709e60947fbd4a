import type { PortraitTraits } from '../portraits/traits/traits.ts';

type Reference = readonly [key: string, hex: string];

const hairs: Reference[] = [
  ['black', '#221a19'],
  ['brown', '#4a3022'],
  ['brown', '#6b4a30'],
  ['blond', '#b98d55'],
  ['blond', '#dcb87e'],
  ['red', '#a9522a'],
  ['red', '#7a3520'],
];

const eyes: Reference[] = [
  ['brown', '#4a2c19'],
  ['brown', '#6b4a22'],
  ['hazel', '#7a7a3e'],
  ['green', '#5c8a5c'],
  ['green', '#6f8f7a'],
  ['blue', '#5788aa'],
  ['grey', '#7b8c96'],
];

/** What the portrait shows, as the choices of a profile, so that words and picture agree. */
export function appearance(traits: PortraitTraits): { hair_colour: string; eye_colour: string } {
  const { hair } = traits;
  return {
    hair_colour:
      hair.style === 'bald' ? 'bald' : hair.grey > 0.45 ? 'grey' : nearest(hairs, hair.colour),
    eye_colour: nearest(eyes, traits.eyes.colour),
  };
}

/** 0 for black to 1 for white. */
export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

function nearest(references: Reference[], hex: string): string {
  const distance = (other: string) => {
    const theirs = channels(other);
    return channels(hex).reduce(
      (sum, value, index) => sum + (value - (theirs[index] ?? 0)) ** 2,
      0,
    );
  };
  const sorted = references.toSorted((a, b) => distance(a[1]) - distance(b[1]));
  return sorted[0]?.[0] ?? '';
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
