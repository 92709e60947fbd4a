import type { Figure } from '../figure/figure.ts';
import { ellipse, lens, type Pt, shape } from '../paint/geometry.ts';
import { maturity, youth } from '../traits/age.ts';

const joys = { laugh: 1, grin: 0.75, smile: 0.4, soft: 0.1, aside: 0.15 } as const;

/** Smile folds for everyone who smiles; crow's feet, lids and forehead with the years. */
export function drawAgeLines(figure: Figure): string {
  const { head, traits, skin, scene } = figure;
  const old = maturity(traits.age);
  const joy = joys[scene.expression] * (1 - youth(traits.age) * 0.65);
  const line = (points: readonly Pt[], width: number): string =>
    lens(
      points.map(([x, y]) => head.at(x, y)),
      width,
    );
  const both = (draw: (s: -1 | 1) => string): string => draw(-1) + draw(1);
  const w = traits.nose.width;
  const m = traits.mouth.width;
  const eye = head.width * 0.465 + traits.eyes.spacing;
  const out = eye + 34;

  const folds = both((s) =>
    line(
      [
        [s * (w + 9), head.noseBase - 6],
        [s * (w + 21), head.noseBase + 6],
        [s * (m + 17), head.mouth - 18],
        [s * (m + 21), head.mouth + 1 + old * 14],
      ],
      3 + old * 3,
    ),
  );
  const crow = both((s) =>
    [
      [-4, -9, -15],
      [4, 3, 1],
      [12, 15, 19],
      [19, 26, 33],
    ]
      .slice(0, old > 0.55 ? 4 : old > 0.3 || joy > 0.7 ? 3 : 2)
      .map(([a = 0, b = 0, c = 0]) =>
        line(
          [
            [s * out, a],
            [s * (out + 8 + old * 3), b],
            [s * (out + 15 + old * 8), c],
          ],
          1.8 + old,
        ),
      )
      .join(''),
  );
  const bags = both((s) =>
    line(
      [
        [s * (eye - 22), 19],
        [s * (eye - 2), 27 + old * 4],
        [s * (eye + 22), 22],
      ],
      2.2 + old * 2.4,
    ),
  );
  const forehead = [-82, -97, -111]
    .slice(0, old > 0.6 ? 3 : 2)
    .map((y, i) =>
      line(
        [
          [-56 + i * 7, y + 4],
          [-22, y - 1],
          [22, y - 1],
          [56 - i * 7, y + 4],
        ],
        1.6 + old * 1.6,
      ),
    )
    .join('');
  const frown = both((s) =>
    line(
      [
        [s * 7, -38],
        [s * 6, -27],
        [s * 8, -16],
      ],
      1.6 + old,
    ),
  );
  const marionette = both((s) =>
    line(
      [
        [s * (m + 7), head.mouth + 10],
        [s * (m + 11), head.mouth + 24],
        [s * (m + 5), head.mouth + 40],
      ],
      2 + old * 2,
    ),
  );
  const lip = [-20, -10, 10, 20]
    .map((x) =>
      line(
        [
          [x, head.mouth - 22],
          [x * 0.94, head.mouth - 16],
          [x * 0.9, head.mouth - 11],
        ],
        1.6,
      ),
    )
    .join('');
  return [
    old > 0.25 ? sinking(figure, old) : '',
    shape(folds, skin.deep, Math.min(0.62, joy * 0.2 + old * 0.5)),
    old > 0.04 ? shape(crow + bags, skin.deep, 0.12 + old * 0.42) : '',
    old > 0.18 ? shape(forehead, skin.deep, 0.1 + old * 0.34) : '',
    old > 0.3 ? shape(frown, skin.deep, 0.1 + old * 0.34) : '',
    old > 0.42 ? shape(marionette, skin.deep, 0.1 + old * 0.36) : '',
    old > 0.72 ? shape(lip, skin.deep, 0.26) : '',
  ].join('');
}

/** Shade under the eyes and beside the chin, where the face has lost its roundness. */
function sinking({ head, traits, skin, paint }: Figure, old: number): string {
  const eye = head.width * 0.465 + traits.eyes.spacing;
  const shade = paint.glow(skin.deep, 0.34 * old);
  const spots = ([x, y, r]: readonly [number, number, number]): string => {
    const [px, py] = head.at(x, y);
    return ellipse(
      px,
      py,
      r,
      r * 0.8,
      `fill="${skin.deep}" fill-opacity="${skin.dark ? 0.16 : 0.13}"`,
    );
  };
  return [
    ...[-1, 1].flatMap((s) => [
      ellipse(head.at(s * eye, 24)[0], 25, 34, 13, `fill="${shade}"`),
      ellipse(head.at(s * head.width * 0.62, 84)[0], 88, 22, 44, `fill="${shade}"`),
      ellipse(
        head.at(s * head.width * 0.56, head.chin - 46)[0],
        head.chin - 44,
        26,
        22,
        `fill="${shade}"`,
      ),
    ]),
    ...(old > 0.7
      ? (
          [
            [-78, -58, 4],
            [88, -34, 3.2],
            [-86, 44, 3.6],
            [70, -96, 3],
            [82, 58, 2.6],
          ] as const
        ).map(spots)
      : []),
  ].join('');
}
