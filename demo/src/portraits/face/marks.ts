import type { Figure } from '../figure/figure.ts';
import { shift } from '../paint/colour.ts';
import { ellipse, num } from '../paint/geometry.ts';

export function drawMarks({ head, traits, skin, rng }: Figure): string {
  const random = rng(23);
  const colour = shift(skin.shade, { l: -0.08, c: 1.15, h: 4 });
  let marks = '';
  for (let i = 0; i < Math.round(traits.freckles * 46); i += 1) {
    const x = random.range(-82, 82);
    const y = 46 + random.range(-24, 28) - Math.abs(x) * 0.08;
    const [px, py] = head.at(x, y, Math.abs(x) < 22 ? 1.15 : 1);
    marks += `<circle cx="${num(px)}" cy="${num(py)}" r="${num(random.range(1, 2.1))}" fill="${colour}" fill-opacity="${num(random.range(0.25, 0.6))}"/>`;
  }
  if (traits.mole) {
    const [x, y] = head.at(traits.mole[0] * 0.8, traits.mole[1]);
    marks += ellipse(x, y, 2.8, 2.6, `fill="${skin.line}" fill-opacity="0.8"`);
  }
  return marks;
}
