import type { Figure } from '../figure/figure.ts';
import { mix } from '../paint/colour.ts';
import { lerp, type Pt } from '../paint/geometry.ts';
import { drawPanel, type Guides, hairFill, mirrorGuides } from './panel.ts';

/** Temples and sideburns; fade lets the skin through towards the ear. */
export function sides(figure: Figure, body: number, fade: number): string {
  const { head, hair, skin, paint } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const right: Guides = [0, 0.5, 1].map((u): Pt[] => [
    [lerp(99 + body * 0.5, 94, u) * k + t * u, lerp(-168, -132, u)],
    [lerp(134 + body, 107, u) * k + t * u, lerp(-120, -96, u)],
    [lerp(140 + body * 0.7, 112, u) * k + t * u, lerp(-66, -58, u)],
    [lerp(134, 115, u) * k + t * u, lerp(-12, -12, u)],
    [lerp(127, 116, u) * k + t * u, lerp(22, 34, u)],
  ]);
  // Temples turn grey first.
  const dark = mix(hair.dark, hair.temple, 0.6);
  const side =
    fade > 0
      ? paint.linearAt(0, -150, 0, 30, [
          [0, dark],
          [0.3, mix(dark, skin.shade, fade * 0.4)],
          [0.75, mix(dark, skin.shade, fade * 0.75)],
          [1, mix(dark, skin.shade, fade)],
        ])
      : hairFill(figure);
  const draw = (guides: Guides, part: number): string =>
    drawPanel(figure, guides, { part, strands: fade > 0.5 ? 10 : 22, width: 3.5, fill: side });
  return (
    draw(right, 81) +
    draw(
      mirrorGuides(right).map((g) => g.map(([x, y], i): Pt => [x + (i >= 0 ? 2 * t * 0.5 : 0), y])),
      82,
    )
  );
}
