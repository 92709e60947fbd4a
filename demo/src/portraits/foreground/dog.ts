import type { Figure } from '../figure/figure.ts';
import { mix, shift } from '../paint/colour.ts';
import { curve, ellipse, lens, type Pt, shape } from '../paint/geometry.ts';

const coats = ['#c98f55', '#5a3a28', '#2d2726', '#e6d3b8', '#9a8a80'];

/** A dog that leans against its person, low at one side; canvas units. */
export function drawDog(figure: Figure): string {
  const { paint, rng, scene } = figure;
  const random = rng(137);
  const coat = mix(random.pick(coats), scene.ambient.colour, scene.ambient.amount);
  const dark = shift(coat, { l: -0.13 });
  const light = shift(coat, { l: 0.09 });
  const muzzle = mix(coat, '#f6ead9', random.chance(0.6) ? 0.62 : 0.2);
  const ears = random.chance(0.5) ? floppy : pricked;
  const s = scene.light.side;
  const fur = (points: readonly Pt[], colour: string): string => shape(curve(points, true), colour);
  const body = paint.linear(s < 0 ? 0 : 1, 0, s < 0 ? 1 : 0, 0.6, [
    [0, light],
    [0.5, coat],
    [1, dark],
  ]);
  const both = (draw: (k: number) => string): string => draw(-1) + draw(1);
  const mirrored = (points: readonly Pt[], k: number): Pt[] => points.map(([x, y]) => [x * k, y]);
  const dog = [
    fur(
      [
        [-96, 90],
        [-132, 210],
        [-150, 420],
        [150, 420],
        [132, 210],
        [96, 90],
      ],
      body,
    ),
    ears === pricked ? both((k) => fur(mirrored(ears, k), dark)) : '',
    fur(skull, body),
    ears === floppy ? both((k) => fur(mirrored(ears, k), dark)) : '',
    ellipse(-s * 60, 40, 60, 80, `fill="${paint.glow(dark, 0.5)}"`),
    fur(snout, muzzle),
    shape(
      lens(
        [
          [0, -96],
          [0, -40],
          [0, 10],
        ],
        26,
      ),
      muzzle,
      0.7,
    ),
    both((k) => eye(k * 46, -16, dark)),
    fur(
      [
        [-28, 34],
        [0, 26],
        [28, 34],
        [22, 54],
        [0, 66],
        [-22, 54],
      ],
      '#231a1a',
    ),
    ellipse(-6, 39, 9, 4, 'fill="#fff" fill-opacity="0.45"'),
    fur(
      [
        [-20, 96],
        [0, 92],
        [20, 96],
        [16, 136],
        [0, 146],
        [-16, 136],
      ],
      '#d9707c',
    ),
    shape(
      lens(
        [
          [-46, 84],
          [-20, 98],
          [0, 88],
        ],
        6,
      ) +
        lens(
          [
            [46, 84],
            [20, 98],
            [0, 88],
          ],
          6,
        ),
      '#231a1a',
      0.85,
    ),
    shape(
      lens(
        [
          [0, 64],
          [0, 78],
          [0, 90],
        ],
        5,
      ),
      '#231a1a',
      0.7,
    ),
  ].join('');
  return `<g transform="translate(${400 - s * 224} 900) rotate(${s * 7}) scale(1.06)">${dog}</g>`;
}

const skull: Pt[] = [
  [-92, -70],
  [-50, -112],
  [0, -120],
  [50, -112],
  [92, -70],
  [104, 6],
  [86, 74],
  [46, 116],
  [0, 126],
  [-46, 116],
  [-86, 74],
  [-104, 6],
];
const snout: Pt[] = [
  [-36, 8],
  [0, 0],
  [36, 8],
  [62, 56],
  [54, 98],
  [24, 114],
  [0, 108],
  [-24, 114],
  [-54, 98],
  [-62, 56],
];
const floppy: Pt[] = [
  [70, -100],
  [112, -92],
  [142, -20],
  [136, 62],
  [108, 72],
  [92, 8],
];
const pricked: Pt[] = [
  [34, -100],
  [70, -176],
  [104, -190],
  [114, -120],
  [100, -40],
];

function eye(x: number, y: number, lid: string): string {
  return (
    ellipse(x, y, 21, 19, `fill="${lid}" fill-opacity="0.55"`) +
    ellipse(x, y, 15, 15, 'fill="#2a1812"') +
    ellipse(x + 4, y - 5, 4.6, 4.6, 'fill="#fff" fill-opacity="0.9"')
  );
}
