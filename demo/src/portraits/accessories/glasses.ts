import type { Figure } from '../figure/figure.ts';
import { shift } from '../paint/colour.ts';
import { num, type Pt } from '../paint/geometry.ts';
import type { Glasses } from '../traits/traits.ts';

const r = (x: number, y: number, w: number, h: number, radius: number): string =>
  `M${x + radius} ${y}H${x + w - radius}Q${x + w} ${y} ${x + w} ${y + radius}V${y + h - radius}Q${x + w} ${y + h} ${x + w - radius} ${y + h}H${x + radius}Q${x} ${y + h} ${x} ${y + h - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`;

function rimPath(kind: Glasses, s: number): string {
  switch (kind) {
    case 'square':
      return r(-48, -34, 96, 70, 17);
    case 'thin':
      return r(-47, -31, 94, 64, 28);
    case 'aviator':
      return `M${-42 * s} -28C${-22 * s} -36 ${24 * s} -37 ${46 * s} -30C${57 * s} -25 ${54 * s} 10 ${41 * s} 28C${28 * s} 46 ${-2 * s} 50 ${-20 * s} 39C${-40 * s} 27 ${-50 * s} -20 ${-42 * s} -28Z`;
    case 'cat':
      return `M${-45 * s} -22C${-22 * s} -33 ${22 * s} -35 ${57 * s} -42C${57 * s} -4 ${44 * s} 36 ${4 * s} 37C${-28 * s} 37 ${-46 * s} 14 ${-45 * s} -22Z`;
    default:
      return 'M-46 2C-46 -57 46 -57 46 2C46 61 -46 61 -46 2Z';
  }
}

export function drawGlasses({ head, traits, scene, paint, skin }: Figure): string {
  const { kind, colour } = traits.glasses;
  if (kind === 'none') return '';
  const fine = kind === 'thin' || kind === 'aviator';
  const stroke = fine ? 3 : 5.5;
  const metal = kind === 'aviator' || kind === 'thin' ? traits.metal : colour;
  const eyeX = head.width * 0.465 + traits.eyes.spacing;
  const edge = paint.linear(scene.light.side < 0 ? 0 : 1, 0, scene.light.side < 0 ? 1 : 0, 1, [
    [0, shift(metal, { l: 0.16 })],
    [0.5, metal],
    [1, shift(metal, { l: -0.05 })],
  ]);
  const glare = paint.linear(0, 0, 1, 1, [
    [0, '#ffffff', 0.26],
    [0.4, '#ffffff', 0.05],
    [1, scene.light.colour, 0.14],
  ]);
  const rims = [-1, 1].map((s) => {
    const [x] = head.at(s * (eyeX + 1), 4, 1.12);
    const path = rimPath(kind, s);
    return `<g transform="translate(${num(x)} 8) scale(${head.squash(s * eyeX).toFixed(3)} 1)"><path d="${path}" fill="none" stroke="${skin.deep}" stroke-opacity="0.3" stroke-width="${stroke + 2}" transform="translate(0 6)"/><path d="${path}" fill="${glare}" stroke="${edge}" stroke-width="${stroke}"/></g>`;
  });
  const inner = eyeX - 44;
  const bridge: Pt[] = [
    head.at(-inner, 0, 1.2),
    head.at(-inner * 0.5, -9, 1.3),
    head.at(inner * 0.5, -9, 1.3),
    head.at(inner, 0, 1.2),
  ];
  const arms = [-1, 1].map((s) => {
    const from = head.at(s * (eyeX + 46), -12);
    const to: Pt = [s * (head.width - 4) + head.turn * 10, -15];
    return `<path d="M${num(from[0] - s * 3)} ${num(from[1])}L${num(to[0])} ${num(to[1])}" stroke="${metal}" stroke-width="${stroke * 1.25}" stroke-linecap="round"/>`;
  });
  return [
    ...arms,
    `<path d="M${bridge.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}" fill="none" stroke="${edge}" stroke-width="${stroke}" stroke-linejoin="round"/>`,
    ...rims,
  ].join('');
}
