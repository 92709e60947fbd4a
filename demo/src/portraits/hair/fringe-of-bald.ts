import type { Figure } from '../figure/figure.ts';
import { along, lens, outline, type Pt, shape } from '../paint/geometry.ts';

const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** What stays around a bald head: short hair over each ear that thins out towards the face. */
export function fringeOfBald(figure: Figure): string {
  return side(figure, 1, 81) + side(figure, -1, 82);
}

function side({ head, hair, paint, rng }: Figure, s: 1 | -1, part: number): string {
  const random = rng(part);
  const contour = head.points.filter(([x, y]) => x * s > head.width * 0.7 && y > -150 && y < 60);
  if (s < 0) contour.reverse();
  // The side that is turned to the viewer shows more of it.
  const wide = 20 * (1 - s * head.turn * 1.3);
  const at = (u: number, inwards: number): Pt => {
    const [x, y] = along(contour, 0.2 + u * 0.5);
    return [x - s * inwards, y];
  };
  const swell = (u: number): number => Math.sin(Math.PI * u) ** 0.7;
  const outer = steps.map((u) => at(u, -7 * swell(u)));
  const inner = steps.map((u) => at(u, 4 + wide * swell(u))).reverse();
  const [edge] = at(0.5, -7);
  const fade = paint.linearAt(edge, 0, edge - s * (wide + 12), 0, [
    [0, hair.dark, 0.95],
    [0.45, hair.dark, 0.6],
    [1, hair.base, 0],
  ]);
  const hairs = (count: number, width: number): string =>
    Array.from({ length: count }, () => {
      const u = random.range(0.02, 0.9);
      const depth = random.range(-4, wide * 1.15) * swell(u);
      const [x, y] = at(u, depth);
      const reach = random.range(12, 26);
      return lens(
        [
          [x, y],
          [x + s * reach * 0.16, y + reach * 0.5],
          [x + s * reach * 0.42, y + reach],
        ],
        width * random.range(0.6, 1.2),
      );
    }).join('');
  return [
    shape(outline(outer, inner), fade),
    shape(hairs(26, 3), hair.deep, 0.45),
    shape(hairs(26, 2.6), hair.base, 0.8),
    shape(hairs(16, 2.2), hair.light, 0.6),
  ].join('');
}
