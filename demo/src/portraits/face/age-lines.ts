import type { Figure } from '../figure/figure.ts';
import { clamp, lens, type Pt, shape } from '../paint/geometry.ts';

/** Smile folds for everyone who smiles, deeper with age; the rest only from the forties on. */
export function drawAgeLines({ head, traits, skin, scene }: Figure): string {
  const age = clamp((traits.age - 36) / 34, 0, 1);
  const joy = { laugh: 1, grin: 0.75, smile: 0.4, soft: 0.1, aside: 0.15 }[scene.expression];
  const w = traits.nose.width;
  const m = traits.mouth.width;
  const line = (points: readonly Pt[], width: number): string =>
    lens(
      points.map(([x, y]) => head.at(x, y)),
      width,
    );
  let folds = '';
  let fine = '';
  for (const s of [-1, 1]) {
    folds += line(
      [
        [s * (w + 9), head.noseBase - 6],
        [s * (w + 21), head.noseBase + 6],
        [s * (m + 17), head.mouth - 18],
        [s * (m + 21), head.mouth + 1 + age * 8],
      ],
      3 + age * 2,
    );
    const eyeX = head.width * 0.465 + traits.eyes.spacing;
    if (age > 0.1) {
      const out = eyeX + 34;
      fine += line(
        [
          [s * out, -4],
          [s * (out + 8), -9],
          [s * (out + 15), -15],
        ],
        2,
      );
      fine += line(
        [
          [s * out, 4],
          [s * (out + 9), 3],
          [s * (out + 17), 1],
        ],
        2,
      );
      if (age > 0.4 || joy > 0.7)
        fine += line(
          [
            [s * (out - 2), 12],
            [s * (out + 7), 15],
            [s * (out + 14), 19],
          ],
          2,
        );
      fine += line(
        [
          [s * (eyeX - 20), 20],
          [s * eyeX, 27],
          [s * (eyeX + 20), 23],
        ],
        2.4,
      );
    }
    if (age > 0.6)
      fine += line(
        [
          [s * (m + 8), head.mouth + 14],
          [s * (m + 11), head.mouth + 24],
          [s * (m + 6), head.mouth + 36],
        ],
        2.6,
      );
  }
  if (age > 0.25) {
    for (const [y, reach] of [
      [-84, 52],
      [-100, 44],
    ] as const) {
      fine += line(
        [
          [-reach, y + 3],
          [-reach * 0.4, y - 1],
          [reach * 0.4, y - 1],
          [reach, y + 3],
        ],
        1.8 + age,
      );
    }
  }
  if (age > 0.35)
    fine +=
      line(
        [
          [-7, -36],
          [-6, -26],
          [-8, -16],
        ],
        2,
      ) +
      line(
        [
          [7, -36],
          [6, -26],
          [8, -16],
        ],
        1.6,
      );
  return [
    shape(folds, skin.deep, clamp(joy * 0.22 + age * 0.34, 0, 0.5)),
    fine ? shape(fine, skin.deep, clamp(0.1 + age * 0.42, 0, 0.5)) : '',
  ].join('');
}
