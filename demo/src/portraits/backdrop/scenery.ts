import { num } from '../paint/geometry.ts';
import { blob, block, type Place } from './parts.ts';

export function ridge({ random }: Place, base: number, height: number, steps: number): string {
  let d = `M-90 1240L-90 ${num(base)}`;
  let x = -90;
  for (let i = 1; i <= steps; i += 1) {
    const nx = -90 + (980 * i) / steps;
    const y = base - random.range(0.1, 1) * height;
    d += `S${num((x + nx) / 2)} ${num(y)} ${num(nx)} ${num(base - random.range(0, 0.4) * height)}`;
    x = nx;
  }
  return `${d}L890 1240Z`;
}

export function towers(
  { random }: Place,
  colour: string,
  strength: number,
  base: number,
  windows?: string,
): string {
  let out = '';
  for (let x = -90; x < 890; ) {
    const width = random.range(60, 140);
    const top = base - random.range(40, 340);
    out += block(x, top, width, 1240 - top, colour, strength * random.range(0.7, 1));
    if (windows) {
      for (let i = 0; i < 9; i += 1)
        out += block(
          x + random.range(6, width - 20),
          top + random.range(20, 380),
          12,
          17,
          windows,
          random.range(0.5, 1),
        );
    }
    x += width * random.range(0.75, 1.05);
  }
  return out;
}

export const shelves = ({ random }: Place): string => {
  const spines = [
    '#8a3a30',
    '#9a6a35',
    '#4a5844',
    '#3a465f',
    '#b5864a',
    '#6a3448',
    '#d0a868',
    '#5a4028',
  ];
  let out = '';
  for (let row = 0; row < 6; row += 1) {
    const y = -60 + row * 212;
    out += block(-90, y, 980, 184, '#26130b', 0.5);
    for (let x = -90; x < 820; ) {
      const width = random.range(20, 50);
      const height = random.range(118, 168);
      if (random.chance(0.93))
        out += block(
          x,
          y + 182 - height,
          width - 3,
          height,
          random.pick(spines),
          random.range(0.6, 0.95),
        );
      x += width;
    }
    out += block(-90, y + 180, 980, 26, '#6b4226', 0.95);
  }
  return out;
};

/** Light on water: flat streaks, denser near the horizon. */
export const ripples = (
  { random }: Place,
  from: number,
  to: number,
  count: number,
  colour: string,
): string =>
  Array.from({ length: count }, () => {
    const depth = random.next() ** 1.6;
    const width = 60 + depth * 260;
    return block(
      random.range(-80, 800 - width / 2),
      from + depth * (to - from),
      width,
      3 + depth * 9,
      colour,
      random.range(0.2, 0.6),
    );
  }).join('');

export const leaves = (place: Place, colours: readonly string[], count: number): string =>
  Array.from({ length: count }, () => {
    const { random } = place;
    const r = random.range(70, 210);
    return blob(
      place,
      random.range(-60, 860),
      random.range(-60, 1150),
      r,
      r * random.range(0.7, 1.1),
      place.tint(random.pick(colours)),
      random.range(0.35, 0.8),
    );
  }).join('');
