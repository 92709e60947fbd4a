import type { Body } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import { mix } from '../paint/colour.ts';
import { lens, mirror, outline, type Pt, shape } from '../paint/geometry.ts';
import { drawCloth } from './cloth.ts';
import type { Dye } from './dye.ts';
import type { Over } from './garments.ts';
import { both, polygon } from './sewing.ts';

export function drawJacket(figure: Figure, body: Body, over: Over, colour: Dye): string {
  const n = body.neck;
  const open = over === 'cardigan' ? 70 : over === 'denim' || over === 'leather' ? 58 : 34;
  const front = (x: number): Pt[] => [
    [n + 8, body.lineAt(n + 14) - 12],
    [n + 14, 330],
    [x + 22, 470],
    [x, 620],
    [x + 6, 880],
  ];
  const half = (flip: (points: readonly Pt[]) => readonly Pt[], part: number): string => {
    const outer: Pt[] = [
      [n + 8, body.lineAt(n + 14) - 12],
      ...body.half
        .filter(([x, y]) => x > n + 40 && y > 260)
        .map(([x, y]): Pt => [x + 11, y - (y < 420 ? 10 : 0)]),
    ];
    return drawCloth(
      figure,
      body,
      outline(flip(front(open)), [...flip(outer)].reverse()),
      colour,
      over === 'cardigan' ? 'knit' : 'plain',
      part,
    );
  };
  const lapel = (flip: (points: readonly Pt[]) => readonly Pt[], s: number): string => {
    const lit = s === figure.scene.light.side;
    const face = figure.paint.linear(0, 0, 0, 1, [
      [0, lit ? colour.light : colour.base],
      [1, colour.base],
    ]);
    if (over === 'cardigan')
      return shape(lens(flip(front(open).map(([x, y]): Pt => [x + 12, y])), 22), colour.dark, 0.55);
    const wide = over === 'trench' ? 24 : over === 'leather' ? 14 : 0;
    const low: Pt[] =
      over === 'denim' || over === 'leather'
        ? [
            [n - 2, 232],
            [n + 44, 268],
            [n + 78 + wide, 330],
            [n + 48 + wide, 376],
            [n + 14, 356],
            [n + 8, 300],
          ]
        : [
            [n - 2, 230],
            [n + 40, 266],
            [n + 70 + wide, 330],
            [n + 48 + wide, 352],
            [n + 66 + wide, 372],
            [open + 26, 540],
            [open + 2, 610],
            [n + 12, 360],
            [n + 4, 290],
          ];
    return (
      shape(polygon(flip(low.map(([x, y]): Pt => [x + 5, y + 9]))), colour.deep, 0.4) +
      shape(polygon(flip(low)), face) +
      shape(lens(flip(low.slice(1, 5)), 3), colour.deep, 0.45)
    );
  };
  const stitches =
    over === 'denim'
      ? both(
          (flip) =>
            shape(
              lens(
                flip([
                  [open + 40, 400],
                  [open + 30, 600],
                  [open + 26, 860],
                ]),
                3,
              ),
              mix('#d9a45a', colour.light, 0.4),
              0.8,
            ) +
            shape(
              polygon(
                flip([
                  [120, 500],
                  [210, 494],
                  [212, 520],
                  [166, 534],
                  [122, 524],
                ]),
              ),
              colour.dark,
              0.7,
            ),
        )
      : '';
  const zip =
    over === 'leather'
      ? both((flip) =>
          shape(
            lens(
              flip([
                [open + 6, 470],
                [open + 4, 620],
                [open + 6, 880],
              ]),
              5,
            ),
            '#cfc8c4',
            0.7,
          ),
        )
      : '';
  return half(mirror, 121) + half((p) => p, 122) + stitches + zip + both(lapel);
}
