import type { Rng } from '../../random.ts';
import { ellipse, num } from '../paint/geometry.ts';
import type { Paint } from '../paint/paint.ts';

export interface Place {
  paint: Paint;
  random: Rng;
  side: -1 | 1;
  light: string;
  /** Every place of one kind has its own hour: the colours move a little. */
  tint(colour: string): string;
}

/** x measured from the lit edge, so that every place can be lit from both sides. */
export const fromLight = (side: -1 | 1, x: number): number => (side < 0 ? x : 800 - x);

export function sky({ paint, side, tint }: Place, colours: readonly string[]): string {
  const stops = colours.map((colour, i) => [i / (colours.length - 1), tint(colour)] as const);
  return `<rect width="800" height="1200" fill="${paint.linear(side < 0 ? 0.15 : 0.85, 0, side < 0 ? 0.85 : 0.15, 1, stops)}"/>`;
}

export function wall({ paint, tint }: Place, colours: readonly string[]): string {
  const stops = colours.map((colour, i) => [i / (colours.length - 1), tint(colour)] as const);
  return `<rect width="800" height="1200" fill="${paint.linear(0, 0, 0, 1, stops)}"/>`;
}

export const blob = (
  { paint }: Place,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength: number,
): string => ellipse(x, y, rx, ry, `fill="${paint.glow(colour, strength)}"`);

/** Out-of-focus lamp: an even disc with a slightly brighter rim. */
export function bokeh(
  place: Place,
  count: number,
  colours: readonly string[],
  area: {
    y: readonly [number, number];
    r: readonly [number, number];
  },
  strength: number,
): string {
  const { paint, random } = place;
  return Array.from({ length: count }, () => {
    const colour = random.pick(colours);
    const r = random.range(...area.r);
    const power = strength * random.range(0.5, 1.1);
    const fill = paint.radial([
      [0, colour, Math.round(power * 60) / 100],
      [0.6, colour, Math.round(power * 66) / 100],
      [0.8, colour, Math.round(power * 74) / 100],
      [0.9, colour, Math.round(power * 46) / 100],
      [1, colour, 0],
    ]);
    return ellipse(random.range(-20, 820), random.range(...area.y), r, r, `fill="${fill}"`);
  }).join('');
}

/** A column with blurred edges, the stand-in for walls, books, trunks and windows. */
export function softBar(
  { paint }: Place,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  strength: number,
): string {
  const edge = 0.22;
  const stops = [
    [0, colour, 0],
    [edge, colour, strength],
    [1 - edge, colour, strength],
    [1, colour, 0],
  ] as const;
  const fill = paint.linear(0, 0, 1, 0, stops);
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"/>`;
}

/** Depth of field for everything that is not a gradient. */
export const blurred = (
  { paint }: Place,
  markup: string,
  deviation: number,
  y = -60,
  height = 1320,
): string => `<g filter="${paint.blur(deviation, y, height)}">${markup}</g>`;

export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  strength: number,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="3" fill="${colour}" fill-opacity="${num(strength * 10) === '0' ? 0.05 : Math.round(strength * 100) / 100}"/>`;

export const area = (d: string, colour: string, strength: number): string =>
  `<path d="${d}" fill="${colour}" fill-opacity="${strength}"/>`;
