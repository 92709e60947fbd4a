import type { Figure } from '../figure/figure.ts';
import { mix } from '../paint/colour.ts';
import { ellipse, lens, type Pt, shape } from '../paint/geometry.ts';

/** A laughing eye is an arch, never a flat line. */
export function drawClosedEye({ traits, skin, paint }: Figure, s: number): string {
  const tilt = traits.eyes.tilt * 0.5;
  const arch: Pt[] = [
    [-27 * s, 5],
    [-15 * s, -5],
    [1 * s, -8.5],
    [17 * s, -4.5 - tilt],
    [29 * s, 5 - tilt],
  ];
  const female = traits.gender === 'female';
  const lash = mix(skin.line, '#140c0c', 0.75);
  const hairs = female
    ? [
        [20, -3, 31, -5],
        [25, 0.5, 36, 1],
        [14, -5.5, 22, -11],
      ]
        .map(([a = 0, b = 0, c = 0, d = 0]) =>
          lens(
            [
              [a * s, b],
              [((a + c) / 2) * s, (b + d) / 2 + 1],
              [c * s, d],
            ],
            2.6,
            0.2,
          ),
        )
        .join('')
    : '';
  return [
    ellipse(0, -10, 30, 14, `fill="${paint.glow(skin.light, 0.7)}"`),
    shape(
      lens(
        arch.map(([x, y]): Pt => [x * 0.9, y + 13]),
        5,
      ),
      skin.shade,
      0.6,
    ),
    shape(
      lens(
        arch.map(([x, y]): Pt => [x * 1.02, y - 9]),
        2.6,
      ),
      skin.line,
      0.35,
    ),
    shape(lens(arch, female ? 7 : 6, 0.6) + hairs, lash),
  ].join('');
}
