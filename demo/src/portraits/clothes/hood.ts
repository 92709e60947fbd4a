import type { Body } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import { mix } from '../paint/colour.ts';
import { lens, outline, shape } from '../paint/geometry.ts';
import { drawCloth } from './cloth.ts';
import type { Dye } from './dye.ts';
import { both } from './sewing.ts';

export function drawHood(figure: Figure, body: Body, main: Dye): string {
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
