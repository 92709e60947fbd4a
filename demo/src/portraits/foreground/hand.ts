import type { Figure } from '../figure/figure.ts';
import { curve, ellipse, num, type Pt, shape } from '../paint/geometry.ts';

const rounded = (points: readonly Pt[], width: number, colour: string): string =>
  `<path d="${curve(points)}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A finger: dark edge, skin, and light along its back. */
export function drawFinger({ skin }: Figure, points: readonly Pt[], width: number): string {
  const light = points.map(([x, y]): Pt => [x, y - width * 0.16]);
  return (
    rounded(points, width + 3, skin.deep) +
    rounded(points, width, skin.base) +
    rounded(light, width * 0.42, skin.light)
  );
}

/** An open hand that waves; its wrist is the origin and its fingers point up. */
export function drawOpenHand(figure: Figure): string {
  const { skin, paint } = figure;
  const palm: Pt[] = [
    [-34, 6],
    [-46, -40],
    [-48, -86],
    [-20, -104],
    [24, -102],
    [48, -82],
    [44, -36],
    [32, 6],
  ];
  const fingers: readonly (readonly Pt[])[] = [
    [
      [-36, -88],
      [-50, -122],
      [-60, -156],
    ],
    [
      [-13, -98],
      [-17, -142],
      [-21, -186],
    ],
    [
      [12, -98],
      [15, -142],
      [18, -182],
    ],
    [
      [35, -88],
      [45, -122],
      [54, -152],
    ],
  ];
  const thumb: Pt[] = [
    [38, -30],
    [66, -58],
    [86, -92],
  ];
  return [
    drawFinger(figure, thumb, 27),
    ...fingers.map((finger) => drawFinger(figure, finger, 24)),
    `<path d="${curve(palm, true)}" fill="${skin.base}" stroke="${skin.deep}" stroke-width="1.6"/>`,
    // The palm covers where the fingers' outlines begin.
    ellipse(0, -82, 40, 22, `fill="${skin.base}"`),
    ellipse(4, -62, 36, 34, `fill="${paint.glow(skin.light, 0.8)}"`),
    shape(`M-30 -66Q0 -50 34 -70Q0 -40 -30 -66Z`, skin.deep, 0.3),
    shape(`M-24 -34Q8 -34 20 -8Q-2 -26 -24 -34Z`, skin.deep, 0.25),
  ].join('');
}
