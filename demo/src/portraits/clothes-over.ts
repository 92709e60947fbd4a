import type { Body } from './body.ts';
import { type Dye, drawCloth } from './cloth.ts';
import { mix, shift } from './colour.ts';
import type { Figure } from './figure.ts';
import type { Over } from './garments.ts';
import { lens, mirror, num, outline, type Pt, shape } from './geometry.ts';

const polygon = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
const both = (
  draw: (flip: (points: readonly Pt[]) => readonly Pt[], s: number) => string,
): string => draw(mirror, -1) + draw((p) => p, 1);

/** A button row, collar, jacket or coat over the top. */
export function drawOver(
  figure: Figure,
  body: Body,
  over: Over,
  outer: Dye,
  main: Dye,
  neckline: readonly Pt[],
): string {
  switch (over) {
    case 'shirt':
      return shirt(figure, main, body, true);
    case 'polo':
      return shirt(figure, main, body, false);
    case 'henley':
      return (
        buttons(main, 318, 4, 0) +
        shape(
          lens(
            [
              [0, 316],
              [1, 380],
              [0, 444],
            ],
            5,
          ),
          main.deep,
          0.55,
        )
      );
    case 'hood':
      return hood(figure, body, main);
    case 'wrap':
      return (
        shape(
          lens(
            [
              [neckline[0]?.[0] ?? 60, 300],
              [20, 380],
              [-70, 470],
              [-190, 600],
            ],
            7,
          ),
          main.deep,
          0.55,
        ) +
        shape(
          lens(
            [
              [neckline[0]?.[0] ?? 60, 306],
              [28, 388],
              [-60, 478],
              [-180, 606],
            ],
            4,
          ),
          main.light,
          0.5,
        )
      );
    case 'none':
      return '';
    default:
      return jacket(figure, body, over, outer);
  }
}

function buttons(colour: Dye, from: number, count: number, x: number): string {
  return Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${x}" cy="${from + 18 + i * 34}" r="5" fill="${colour.light}" stroke="${colour.deep}" stroke-opacity="0.5" stroke-width="1.6"/>`,
  ).join('');
}

function shirt({ paint, scene }: Figure, main: Dye, body: Body, long: boolean): string {
  const n = body.neck;
  const tip = long ? 388 : 366;
  return [
    shape(
      lens(
        [
          [0, 390],
          [3, 560],
          [0, 860],
        ],
        6,
      ),
      main.deep,
      0.5,
    ),
    buttons(main, 402, long ? 5 : 2, long ? 0 : 0),
    both((flip, s) => {
      const collar = flip([
        [n + 4, 232],
        [n + 34, 280],
        [n + 26, 318],
        [n * 0.66, tip],
        [n * 0.1 + 2, 384 - (long ? 0 : 8)],
        [n * 0.78, 300],
      ]);
      const lit = s === scene.light.side;
      const fill = paint.linear(0, 0, 0, 1, [
        [0, lit ? main.light : main.base],
        [1, lit ? shift(main.light, { l: 0.03 }) : main.base],
      ]);
      return (
        shape(
          polygon(
            flip([
              [n + 8, 246],
              [n + 38, 290],
              [n + 32, 330],
              [n * 0.68, tip + 14],
              [n * 0.1, 392],
            ]),
          ),
          main.deep,
          0.35,
        ) +
        shape(polygon(collar), fill) +
        shape(
          lens(
            flip([
              [n + 34, 280],
              [n + 26, 318],
              [n * 0.66, tip],
            ]),
            2.6,
          ),
          main.deep,
          0.4,
        )
      );
    }),
  ].join('');
}

function hood(figure: Figure, body: Body, main: Dye): string {
  const n = body.neck;
  const ring = outline(
    [
      [-n - 62, 300],
      [-n - 26, 244],
      [-n * 0.9, 226],
      [-n * 0.96, 262],
      [-n * 0.7, 304],
      [0, 330],
      [n * 0.7, 304],
      [n * 0.96, 262],
      [n * 0.9, 226],
      [n + 26, 244],
      [n + 62, 300],
    ],
    [
      [n + 62, 300],
      [n * 0.9, 352],
      [0, 384],
      [-n * 0.9, 352],
      [-n - 62, 300],
    ],
  );
  return [
    shape(
      outline(
        [
          [-n - 66, 306],
          [0, 404],
          [n + 66, 306],
        ],
        [
          [n + 50, 300],
          [0, 370],
          [-n - 50, 300],
        ],
      ),
      main.deep,
      0.4,
    ),
    drawCloth(figure, body, ring, main, 'plain', 131),
    shape(
      lens(
        [
          [-n - 20, 262],
          [-n * 0.8, 320],
          [0, 352],
          [n * 0.8, 320],
          [n + 20, 262],
        ],
        8,
      ),
      main.deep,
      0.4,
    ),
    both(
      (flip) =>
        shape(
          lens(
            flip([
              [30, 344],
              [34, 420],
              [30, 492],
            ]),
            7,
            0.3,
          ),
          mix(main.light, '#ffffff', 0.5),
        ) +
        shape(
          lens(
            flip([
              [32, 344],
              [37, 420],
              [33, 492],
            ]),
            3,
            0.3,
          ),
          main.deep,
          0.35,
        ),
    ),
  ].join('');
}

function jacket(figure: Figure, body: Body, over: Over, colour: Dye): string {
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
