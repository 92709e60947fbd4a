import { ellipse, num } from './geometry.ts';
import type { Paint } from './paint.ts';
import type { Rng } from './random.ts';

export interface Place {
  paint: Paint;
  random: Rng;
  side: -1 | 1;
  light: string;
}

/** x measured from the lit edge, so that every place can be lit from both sides. */
export const fromLight = (side: -1 | 1, x: number): number => (side < 0 ? x : 800 - x);

export function sky({ paint, side }: Place, colours: readonly string[]): string {
  const stops = colours.map((colour, i) => [i / (colours.length - 1), colour] as const);
  return `<rect width="800" height="1200" fill="${paint.linear(side < 0 ? 0.15 : 0.85, 0, side < 0 ? 0.85 : 0.15, 1, stops)}"/>`;
}

export function wall({ paint }: Place, colours: readonly string[]): string {
  const stops = colours.map((colour, i) => [i / (colours.length - 1), colour] as const);
  return `<rect width="800" height="1200" fill="${paint.linear(0, 0, 0, 1, stops)}"/>`;
}

export const blob = ({ paint }: Place, x: number, y: number, rx: number, ry: number, colour: string, strength: number): string =>
  ellipse(x, y, rx, ry, `fill="${paint.glow(colour, strength)}"`);

/** Out-of-focus lamp: an even disc with a slightly brighter rim. */
export function bokeh(place: Place, count: number, colours: readonly string[], area: { x?: readonly [number, number]; y: readonly [number, number]; r: readonly [number, number] }, strength = 0.5): string {
  const { paint, random } = place;
  return Array.from({ length: count }, () => {
    const colour = random.pick(colours);
    const r = random.range(...area.r);
    const power = strength * random.range(0.5, 1.1);
    const fill = paint.radial([
      [0, colour, Math.round(power * 60) / 100],
      [0.72, colour, Math.round(power * 70) / 100],
      [0.88, colour, Math.round(power * 95) / 100],
      [0.95, colour, Math.round(power * 60) / 100],
      [1, colour, 0],
    ]);
    return ellipse(random.range(...(area.x ?? [-20, 820])), random.range(...area.y), r, r, `fill="${fill}"`);
  }).join('');
}

/** A column or row with blurred edges, the stand-in for walls, books, trunks and windows. */
export function softBar({ paint }: Place, x: number, y: number, width: number, height: number, colour: string, strength: number, vertical = true): string {
  const edge = 0.22;
  const stops = [[0, colour, 0], [edge, colour, strength], [1 - edge, colour, strength], [1, colour, 0]] as const;
  const fill = vertical ? paint.linear(0, 0, 1, 0, stops) : paint.linear(0, 0, 0, 1, stops);
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"/>`;
}

/** A silhouette with a soft upper edge: hills, water lines, roofs. */
export function softRidge({ paint }: Place, points: string, colour: string, strength: number): string {
  const layers = [0, 7, 14, 21].map((dy) => `<path d="${points}" transform="translate(0 ${dy})"/>`).join('');
  const solid = `<path d="${points}" transform="translate(0 28)" fill="${paint.linear(0, 0, 0, 1, [[0, colour, strength], [1, colour, strength]])}"/>`;
  return `<g fill="${colour}" fill-opacity="${num(strength * 2) === '0' ? 0.1 : Math.round(strength * 28) / 100}">${layers}</g>${solid}`;
}
