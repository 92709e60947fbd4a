import type { Body } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import { lens, type Pt, shape } from '../paint/geometry.ts';
import { drawButtons, drawCollar } from './collar.ts';
import type { Dye } from './dye.ts';
import type { Over } from './garments.ts';
import { drawHood } from './hood.ts';
import { drawJacket } from './jacket.ts';

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
      return drawCollar(figure, main, body, true);
    case 'polo':
      return drawCollar(figure, main, body, false);
    case 'henley':
      return (
        drawButtons(main, 318, 4, 0) +
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
      return drawHood(figure, body, main);
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
      return drawJacket(figure, body, over, outer);
  }
}
