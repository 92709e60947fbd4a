import type { Figure } from '../figure/figure.ts';
import { lightness, mix } from '../paint/colour.ts';
import { num, shape } from '../paint/geometry.ts';
import type { Dye } from './dye.ts';
import type { Cloth } from './garments.ts';

export function drawPattern(
  { paint, rng }: Figure,
  colour: Dye,
  cloth: Cloth,
  part: number,
): string {
  const random = rng(part + 500);
  const contrast = lightness(colour.base) > 0.62 ? colour.deep : mix(colour.light, '#ffffff', 0.5);
  switch (cloth) {
    case 'stripes': {
      let rows = '';
      for (let y = 320; y < 860; y += 34)
        rows += `M-420 ${y - 26}Q-200 ${y + 2} 0 ${y + 10}T420 ${y - 26}`;
      return `<path d="${rows}" fill="none" stroke="${contrast}" stroke-opacity="0.62" stroke-width="11"/>`;
    }
    case 'knit': {
      let rows = '';
      for (let x = -420; x <= 420; x += 15)
        rows += `M${x} 250Q${num(x * 0.94)} 500 ${num(x * 1.02)} 880`;
      return `<path d="${rows}" fill="none" stroke="${colour.deep}" stroke-opacity="0.26" stroke-width="5"/><path d="${rows}" transform="translate(5 0)" fill="none" stroke="${colour.light}" stroke-opacity="0.24" stroke-width="3"/>`;
    }
    case 'check': {
      let rows = '';
      for (let v = -420; v <= 880; v += 62)
        rows += `${v <= 420 ? `M${v} 240L${num(v * 1.03)} 880` : ''}${v > 250 ? `M-430 ${v - 14}Q0 ${v + 18} 430 ${v - 14}` : ''}`;
      return `<path d="${rows}" fill="none" stroke="${contrast}" stroke-opacity="0.28" stroke-width="15"/><path d="${rows}" transform="translate(22 20)" fill="none" stroke="${colour.deep}" stroke-opacity="0.4" stroke-width="4"/>`;
    }
    case 'dots':
    case 'flowers': {
      let dots = '';
      let hearts = '';
      const step = cloth === 'dots' ? 38 : 58;
      for (let y = 300, row = 0; y < 870; y += step * 0.86, row += 1) {
        for (let x = -410 + (row % 2) * (step / 2); x < 420; x += step) {
          const [px, py] =
            cloth === 'dots' ? [x, y] : [x + random.range(-12, 12), y + random.range(-12, 12)];
          const r = cloth === 'dots' ? 4.6 : 7;
          const petals =
            cloth === 'dots'
              ? [[0, 0]]
              : [
                  [0, -7.5],
                  [7, -2.4],
                  [4.4, 6],
                  [-4.4, 6],
                  [-7, -2.4],
                ];
          for (const [ox = 0, oy = 0] of petals)
            dots += `M${num(px + ox - r * 0.8)} ${num(py + oy)}a${num(r * 0.8)} ${num(r * 0.8)} 0 1 0 ${num(r * 1.6)} 0a${num(r * 0.8)} ${num(r * 0.8)} 0 1 0 ${num(-r * 1.6)} 0Z`;
          if (cloth === 'flowers')
            hearts += `M${num(px - 3.4)} ${num(py)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z`;
        }
      }
      const tone = mix(contrast, '#f6d9c8', 0.35);
      return (
        shape(dots, tone, 0.6) +
        (hearts
          ? shape(
              hearts,
              paint.linear(0, 0, 1, 1, [
                [0, '#e6b45a'],
                [1, '#d98a4a'],
              ]),
              0.9,
            )
          : '')
      );
    }
    default:
      return '';
  }
}
