import type { Dye } from '../clothes/dye.ts';
import type { Figure } from '../figure/figure.ts';
import { lens, lerp, outline, type Pt, shape } from '../paint/geometry.ts';

/** A sleeved arm along a line; its width runs from shoulder to cuff. */
export function drawSleeve(
  { paint, scene }: Figure,
  line: readonly Pt[],
  widths: readonly [number, number],
  colour: Dye,
): string {
  const last = line.length - 1;
  const edge = (sign: number): Pt[] =>
    line.map(([x, y], i) => {
      const [px, py] = line[Math.max(0, i - 1)] ?? [x, y];
      const [qx, qy] = line[Math.min(last, i + 1)] ?? [x, y];
      const length = Math.hypot(qx - px, qy - py) || 1;
      const half = lerp(...widths, i / last) / 2;
      return [x - ((qy - py) / length) * half * sign, y + ((qx - px) / length) * half * sign];
    });
  const fill = paint.linear(scene.light.side < 0 ? 0 : 1, 0, scene.light.side < 0 ? 1 : 0, 1, [
    [0, colour.light],
    [0.45, colour.base],
    [1, colour.deep],
  ]);
  const inner = line.map(([x, y]): Pt => [x + 6, y + 10]);
  return (
    shape(outline(edge(1), [...edge(-1)].reverse()), fill) +
    shape(lens(edge(-1), 9), colour.deep, 0.35) +
    shape(lens(inner, 7), colour.deep, 0.25)
  );
}
