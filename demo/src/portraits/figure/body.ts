import { along, curve, ellipse, lens, mirror, num, type Pt, shape } from '../paint/geometry.ts';
import type { Figure } from './figure.ts';

export interface Body {
  /** Right half of the outline, from the jaw to the lower edge. */
  half: Pt[];
  neck: number;
  shoulder: number;
  /** Height of the shoulder line at x (x > 0). */
  lineAt(x: number): number;
}

export function createBody({ traits }: Figure): Body {
  const male = traits.gender === 'male';
  const neck = (male ? 71 : 54) * (0.96 + (traits.build - 1) * 0.7);
  const shoulder = (male ? 306 : 254) * traits.build;
  const half: Pt[] = [
    [neck * 1.02, 120],
    [neck, 190],
    [neck + 5, 238],
    [neck + 30, 276],
    [shoulder * 0.62, 312],
    [shoulder * 0.9, 346],
    [shoulder + 32, 408],
    [shoulder + 54, 520],
    [shoulder + 66, 700],
    [shoulder + 72, 880],
  ];
  const samples = Array.from({ length: 40 }, (_, i) => along(half.slice(2, 7), i / 39));
  return {
    half,
    neck,
    shoulder,
    lineAt(x) {
      const i = samples.findIndex(([sx]) => sx >= x);
      return (samples[i < 0 ? samples.length - 1 : i] ?? [0, 300])[1];
    },
  };
}

export function drawBody({ skin, paint, scene, traits, head }: Figure, body: Body): string {
  const s = scene.light.side;
  const all = [...mirror(body.half).reverse(), ...body.half];
  const path = `${curve(all)}Z`;
  const fill = paint.linearAt(s * 200, 150, -s * 200, 420, [
    [0, skin.light],
    [0.4, skin.base],
    [1, skin.shade],
  ]);
  const male = traits.gender === 'male';
  // The chin throws its shadow down and away from the light.
  const { tilt } = scene.pose;
  const bone = (k: number): string =>
    lens(
      [
        [k * 34, 322],
        [k * 84, 308],
        [k * 140, 312],
        [k * 176, 322],
      ],
      6,
      0.4,
    );
  return [
    shape(path, fill),
    `<g clip-path="${paint.clip(path)}">`,
    shape(
      path,
      paint.linearAt(-s * body.neck * 1.1, 0, -s * body.neck * 0.1, 0, [
        [0, skin.deep, 0.5],
        [1, skin.deep, 0],
      ]),
      0.55,
    ),
    ellipse(s * 110, 316, 120, 34, `fill="${paint.glow(skin.glow, skin.dark ? 0.25 : 0.4)}"`),
    `<g fill="${skin.deep}" transform="rotate(${num(tilt)} 0 200)">${[18, 24, 30, 36, 42, 48].map((dy) => `<path d="${head.path}" transform="translate(${num(-s * dy * 0.24 + head.turn * 12)} ${dy})" fill-opacity="0.14"/>`).join('')}</g>`,
    shape(
      lens(
        [
          [-body.neck * 0.62, 206],
          [-30, 268],
          [-13, 318],
        ],
        9,
      ),
      skin.shade,
      0.34,
    ),
    shape(
      lens(
        [
          [body.neck * 0.62, 206],
          [30, 268],
          [13, 318],
        ],
        9,
      ),
      skin.shade,
      0.34,
    ),
    ellipse(0, 322, 15, 11, `fill="${paint.glow(skin.deep, 0.4)}"`),
    shape(bone(1) + bone(-1), skin.deep, male ? 0.22 : 0.3),
    traits.age > 52
      ? shape(
          lens(
            [
              [-34, 236],
              [0, 243],
              [34, 236],
            ],
            3,
          ) +
            lens(
              [
                [-30, 258],
                [0, 264],
                [30, 258],
              ],
              2.4,
            ),
          skin.deep,
          0.26,
        )
      : '',
    '</g>',
  ].join('');
}
