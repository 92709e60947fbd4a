import type { Body } from './body.ts';
import { lightness, mix, shift } from './colour.ts';
import type { Figure } from './figure.ts';
import type { Cloth } from './garments.ts';
import { lens, num, type Pt, shape } from './geometry.ts';

export interface Dye {
  base: string;
  light: string;
  dark: string;
  deep: string;
}

export function dye({ scene }: Figure, colour: string): Dye {
  const base = mix(colour, scene.ambient.colour, scene.ambient.amount * 1.4);
  const l = lightness(base);
  return {
    base,
    light: mix(shift(base, { l: 0.06 }), scene.light.colour, 0.14),
    dark: shift(base, { l: -0.05 - l * 0.05, c: 1.08 }),
    deep: mix(shift(base, { l: -0.08 - l * 0.14, c: 1.1 }), scene.ambient.colour, 0.1),
  };
}

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
    pattern(figure, colour, cloth, part),
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

function pattern({ paint, rng }: Figure, colour: Dye, cloth: Cloth, part: number): string {
  const random = rng(part + 500);
  const contrast = lightness(colour.base) > 0.62 ? colour.deep : mix(colour.light, '#ffffff', 0.5);
  switch (cloth) {
    case 'stripes': {
      let rows = '';
      for (let y = 320; y < 860; y += 34)
        rows += `M-420 ${y - 26}Q-200 ${y + 2} 0 ${y + 10}T420 ${y - 26}`;
      return `<path d="${rows}" fill="none" stroke="${contrast}" stroke-opacity="0.62" stroke-width="11"/>`;
    }
    case 'knit': {
      let rows = '';
      for (let x = -420; x <= 420; x += 15)
        rows += `M${x} 250Q${num(x * 0.94)} 500 ${num(x * 1.02)} 880`;
      return `<path d="${rows}" fill="none" stroke="${colour.deep}" stroke-opacity="0.26" stroke-width="5"/><path d="${rows}" transform="translate(5 0)" fill="none" stroke="${colour.light}" stroke-opacity="0.24" stroke-width="3"/>`;
    }
    case 'check': {
      let rows = '';
      for (let v = -420; v <= 880; v += 62)
        rows += `${v <= 420 ? `M${v} 240L${num(v * 1.03)} 880` : ''}${v > 250 ? `M-430 ${v - 14}Q0 ${v + 18} 430 ${v - 14}` : ''}`;
      return `<path d="${rows}" fill="none" stroke="${contrast}" stroke-opacity="0.28" stroke-width="15"/><path d="${rows}" transform="translate(22 20)" fill="none" stroke="${colour.deep}" stroke-opacity="0.4" stroke-width="4"/>`;
    }
    case 'dots':
    case 'flowers': {
      let dots = '';
      let hearts = '';
      const step = cloth === 'dots' ? 38 : 58;
      for (let y = 300, row = 0; y < 870; y += step * 0.86, row += 1) {
        for (let x = -410 + (row % 2) * (step / 2); x < 420; x += step) {
          const [px, py] =
            cloth === 'dots' ? [x, y] : [x + random.range(-12, 12), y + random.range(-12, 12)];
          const r = cloth === 'dots' ? 4.6 : 7;
          const petals =
            cloth === 'dots'
              ? [[0, 0]]
              : [
                  [0, -7.5],
                  [7, -2.4],
                  [4.4, 6],
                  [-4.4, 6],
                  [-7, -2.4],
                ];
          for (const [ox = 0, oy = 0] of petals)
            dots += `M${num(px + ox - r * 0.8)} ${num(py + oy)}a${num(r * 0.8)} ${num(r * 0.8)} 0 1 0 ${num(r * 1.6)} 0a${num(r * 0.8)} ${num(r * 0.8)} 0 1 0 ${num(-r * 1.6)} 0Z`;
          if (cloth === 'flowers')
            hearts += `M${num(px - 3.4)} ${num(py)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z`;
        }
      }
      const tone = mix(contrast, '#f6d9c8', 0.35);
      return (
        shape(dots, tone, 0.6) +
        (hearts
          ? shape(
              hearts,
              paint.linear(0, 0, 1, 1, [
                [0, '#e6b45a'],
                [1, '#d98a4a'],
              ]),
              0.9,
            )
          : '')
      );
    }
    default:
      return '';
  }
}
