import type { Figure } from '../figure/figure.ts';
import { num } from '../paint/geometry.ts';
import { drawClosedEye } from './eye-closed.ts';
import { drawOpenEye } from './eye-open.ts';

export function drawEyes(figure: Figure): string {
  const { head, traits, scene } = figure;
  const eyeX = head.width * 0.465 + traits.eyes.spacing;
  return [-1, 1]
    .map((s) => {
      const [x, y] = head.at(s * eyeX, 2);
      const closed = scene.expression === 'laugh';
      const size = traits.eyes.size * (head.width / 124);
      return `<g transform="translate(${num(x)} ${num(y)}) scale(${(head.squash(s * eyeX) * size).toFixed(3)} ${size.toFixed(3)})">${closed ? drawClosedEye(figure, s) : drawOpenEye(figure, s)}</g>`;
    })
    .join('');
}
