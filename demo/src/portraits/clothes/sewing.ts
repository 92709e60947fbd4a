import { mirror, num, type Pt } from '../paint/geometry.ts';

export const polygon = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
/** The same piece on both sides of the body. */
export const both = (
  draw: (flip: (points: readonly Pt[]) => readonly Pt[], s: number) => string,
): string => draw(mirror, -1) + draw((p) => p, 1);
