import type { Figure } from '../figure/figure.ts';
import { along, lens, type Pt, shape } from '../paint/geometry.ts';

/** Where combed hair comes together, roughly: fine hairs point that way. */
const crown: Pt = [0, -236];

/** Fine hairs across the edge of the hair; a hard edge makes it a cap. */
export function drawHairline({ hair, rng }: Figure, edge: readonly Pt[], length = 20): string {
  const random = rng(97);
  const count = edge.length * 7;
  let fine = '';
  let dense = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = along(edge, (i + random.range(0, 1)) / count);
    const far = Math.hypot(crown[0] - x, crown[1] - y) || 1;
    const [ux, uy] = [(crown[0] - x) / far, (crown[1] - y) / far];
    const out = random.range(2, 7);
    const reach = length * random.range(0.6, 1.4);
    const sway = random.range(-5, 5);
    const hairOf: Pt[] = [
      [x - ux * out, y - uy * out],
      [x + ux * reach * 0.4 + sway * 0.4, y + uy * reach * 0.4],
      [x + ux * reach + sway, y + uy * reach],
    ];
    if (i % 2 === 0) fine += lens(hairOf, 2.6, 0.6);
    else dense += lens(hairOf, 4.6, 0.6);
  }
  return shape(dense, hair.dark, 0.55) + shape(fine, hair.base, 0.8);
}
