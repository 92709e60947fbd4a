import type { Body } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import { shift } from '../paint/colour.ts';
import { lens, shape } from '../paint/geometry.ts';
import type { Dye } from './dye.ts';
import { both, polygon } from './sewing.ts';

export function drawButtons(colour: Dye, from: number, count: number, x: number): string {
  return Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${x}" cy="${from + 18 + i * 34}" r="5" fill="${colour.light}" stroke="${colour.deep}" stroke-opacity="0.5" stroke-width="1.6"/>`,
  ).join('');
}

export function drawCollar({ paint, scene }: Figure, main: Dye, body: Body, long: boolean): string {
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
    drawButtons(main, 402, long ? 5 : 2, long ? 0 : 0),
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
