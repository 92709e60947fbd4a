import type { Figure } from '../figure/figure.ts';
import { mix } from '../paint/colour.ts';
import { along, lens, type Pt, shape } from '../paint/geometry.ts';

export function drawLashes(
  { traits, skin }: Figure,
  s: number,
  upper: readonly Pt[],
  lower: readonly Pt[],
): string {
  const female = traits.gender === 'female';
  const colour = mix(skin.line, '#120a0b', female ? 0.55 + traits.makeup.strength * 0.4 : 0.5);
  const last = upper[upper.length - 1] ?? [0, 0];
  const flick: Pt = [
    last[0] + s * (2 + traits.makeup.strength * 5),
    last[1] - 1 - traits.makeup.strength * 3.5,
  ];
  const line = female ? [...upper, flick] : [...upper];
  let path = lens(line, female ? 5 + traits.makeup.strength * 1.8 : 4.2, 0.68);
  if (traits.makeup.strength > 0.4) {
    for (const t of [0.62, 0.74, 0.86, 0.97]) {
      const [x, y] = along(upper, t);
      const reach = 5 + traits.makeup.strength * 4 + t * 3;
      path += lens(
        [
          [x, y],
          [x + s * reach * 0.55, y - reach * 0.5],
          [x + s * reach * 1.0, y - reach * 0.95],
        ],
        2.4,
        0.15,
      );
    }
  }
  const under =
    female && traits.makeup.strength > 0.5
      ? shape(lens(lower.slice(0, 4), 2.2, 0.2), colour, 0.55)
      : '';
  return under + shape(path, colour);
}
