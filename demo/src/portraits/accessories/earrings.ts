import { earLobe } from '../face/ears.ts';
import type { Figure } from '../figure/figure.ts';
import { shift } from '../paint/colour.ts';
import { ellipse, num, shape } from '../paint/geometry.ts';

export function drawEarrings(figure: Figure): string {
  const { traits, paint, head } = figure;
  if (traits.earrings === 'none') return '';
  const metal = traits.metal;
  const ball = paint.radial([
    [0, '#fffaf0'],
    [0.35, shift(metal, { l: 0.05 })],
    [1, shift(metal, { l: -0.2 })],
  ]);
  const pearl = paint.radial([
    [0, '#ffffff'],
    [0.5, '#f6ece6'],
    [1, '#c9b6b4'],
  ]);
  return [-1, 1]
    .map((s) => {
      // Not visible on the ear that is turned away.
      if (s * head.turn > 0.2) return '';
      const [x, y] = earLobe(figure, s);
      switch (traits.earrings) {
        case 'pearl':
          return ellipse(x, y + 4, 8.5, 8.5, `fill="${pearl}"`);
        case 'hoop':
          return `<ellipse cx="${num(x)}" cy="${num(y + 24)}" rx="15" ry="24" fill="none" stroke="${paint.linear(
            0,
            0,
            1,
            1,
            [
              [0, shift(metal, { l: 0.1 })],
              [0.5, metal],
              [1, shift(metal, { l: -0.2 })],
            ],
          )}" stroke-width="4"/>`;
        case 'drop':
          return (
            ellipse(x, y, 4.4, 4.4, `fill="${ball}"`) +
            shape(
              `M${num(x)} ${num(y + 4)}C${num(x + 3)} ${num(y + 18)} ${num(x + 9)} ${num(y + 26)} ${num(x + 9)} ${num(y + 34)}A9 9 0 0 1 ${num(x - 9)} ${num(y + 34)}C${num(x - 9)} ${num(y + 26)} ${num(x - 3)} ${num(y + 18)} ${num(x)} ${num(y + 4)}Z`,
              ball,
            )
          );
        default:
          return ellipse(x, y, 5.5, 5.5, `fill="${ball}"`);
      }
    })
    .join('');
}
