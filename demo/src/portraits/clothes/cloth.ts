import type { Body } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import { lens, type Pt, shape } from '../paint/geometry.ts';
import type { Dye } from './dye.ts';
import type { Cloth } from './garments.ts';
import { drawPattern } from './pattern.ts';

/** Fills an outline like cloth: light from the side, pattern, folds, bright edge. */
export function drawCloth(
  figure: Figure,
  body: Body,
  path: string,
  colour: Dye,
  cloth: Cloth,
  part: number,
): string {
  const { paint, scene, rng } = figure;
  const s = scene.light.side;
  const random = rng(part);
  const fill = paint.linearAt(s * 330, 300, -s * 300, 640, [
    [0, colour.light],
    [0.35, colour.base],
    [0.8, colour.dark],
    [1, colour.deep],
  ]);
  const rim = paint.linearAt(s * 400, 0, s * 80, 0, [
    [0, scene.light.colour, 0.65 * scene.light.strength],
    [1, scene.light.colour, 0],
  ]);
  const sh = body.shoulder;
  const fold = (points: readonly Pt[], width: number): string => lens(points, width);
  let dark = '';
  let light = '';
  for (const k of [-1, 1]) {
    const arm = sh * 0.8;
    dark += fold(
      [
        [k * (arm + 6), 520],
        [k * (arm - 4), 610],
        [k * (arm - 2), 720],
        [k * (arm + 4), 840],
      ],
      16,
    );
    dark += fold(
      [
        [k * (arm + 4), 500],
        [k * (arm - 50), 540 + random.range(-12, 12)],
        [k * (arm - 120), 560],
      ],
      11,
    );
    dark += fold(
      [
        [k * (arm + 2), 540],
        [k * (arm - 44), 600],
        [k * (arm - 92), 640 + random.range(-14, 14)],
      ],
      10,
    );
    dark += fold(
      [
        [k * (arm + 10), 470],
        [k * (arm + 36), 500],
        [k * (arm + 62), 505],
      ],
      9,
    );
    light += fold(
      [
        [k * (arm - 8), 500],
        [k * (arm - 62), 522],
        [k * (arm - 124), 536],
      ],
      9,
    );
  }
  dark +=
    fold(
      [
        [-40, 560],
        [-20, 640],
        [-34, 760],
      ],
      10,
    ) +
    fold(
      [
        [66, 590],
        [40, 670],
        [58, 780],
      ],
      9,
    );
  return [
    shape(path, fill),
    `<g clip-path="${paint.clip(path)}">`,
    drawPattern(figure, colour, cloth, part),
    shape(dark, colour.deep, 0.3),
    shape(light, colour.light, 0.22),
    shape(
      path,
      paint.radialAt(s * sh * 0.72, 360, 190, [
        [0, colour.light, 0.55],
        [0.5, colour.light, 0.2],
        [1, colour.light, 0],
      ]),
    ),
    shape(
      path,
      paint.linearAt(0, 470, 0, 800, [
        [0, colour.deep, 0],
        [1, colour.deep, 0.5],
      ]),
    ),
    `<path d="${path}" fill="none" stroke="${rim}" stroke-width="9"/>`,
    '</g>',
  ].join('');
}
