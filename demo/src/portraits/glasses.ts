import { shift } from './colour.ts';
import type { Figure } from './figure.ts';
import { lens, num, shape, type Pt } from './geometry.ts';
import type { Glasses } from './traits.ts';

const r = (x: number, y: number, w: number, h: number, radius: number): string =>
  `M${x + radius} ${y}H${x + w - radius}Q${x + w} ${y} ${x + w} ${y + radius}V${y + h - radius}Q${x + w} ${y + h} ${x + w - radius} ${y + h}H${x + radius}Q${x} ${y + h} ${x} ${y + h - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`;

function rimPath(kind: Glasses, s: number): string {
  switch (kind) {
    case 'square': return r(-45, -32, 90, 66, 16);
    case 'thin': return r(-43, -27, 86, 54, 24);
    case 'aviator': return `M${-40 * s} -28C${-10 * s} -34 ${30 * s} -34 ${46 * s} -24C${52 * s} 6 ${38 * s} 40 ${6 * s} 42C${-24 * s} 42 ${-44 * s} 8 ${-40 * s} -28Z`;
    case 'cat': return `M${-42 * s} -20C${-20 * s} -30 ${20 * s} -32 ${54 * s} -38C${54 * s} -4 ${40 * s} 32 ${4 * s} 33C${-26 * s} 33 ${-42 * s} 12 ${-42 * s} -20Z`;
    default: return 'M-42 1C-42 -54 42 -54 42 1C42 56 -42 56 -42 1Z';
  }
}

export function drawGlasses({ head, traits, scene, paint, skin }: Figure): string {
  const { kind, colour } = traits.glasses;
  if (kind === 'none') return '';
  const fine = kind === 'thin' || kind === 'aviator';
  const stroke = fine ? 3 : 5.5;
  const metal = kind === 'aviator' || kind === 'thin' ? traits.metal : colour;
  const eyeX = head.width * 0.465 + traits.eyes.spacing;
  const edge = paint.linear(scene.light.side < 0 ? 0 : 1, 0, scene.light.side < 0 ? 1 : 0, 1, [[0, shift(metal, { l: 0.16 })], [0.5, metal], [1, shift(metal, { l: -0.05 })]]);
  const glare = paint.linear(0, 0, 1, 1, [[0, '#ffffff', 0.26], [0.4, '#ffffff', 0.05], [1, scene.light.colour, 0.14]]);
  const rims = [-1, 1].map((s) => {
    const [x] = head.at(s * (eyeX + 1), 4, 1.12);
    const path = rimPath(kind, s);
    return `<g transform="translate(${num(x)} 5) scale(${head.squash(s * eyeX).toFixed(3)} 1)"><path d="${path}" fill="none" stroke="${skin.deep}" stroke-opacity="0.3" stroke-width="${stroke + 2}" transform="translate(0 6)"/><path d="${path}" fill="${glare}" stroke="${edge}" stroke-width="${stroke}"/></g>`;
  });
  const inner = eyeX - 41;
  const bridge: Pt[] = [head.at(-inner, 0, 1.2), head.at(-inner * 0.5, -9, 1.3), head.at(inner * 0.5, -9, 1.3), head.at(inner, 0, 1.2)];
  const arms = [-1, 1].map((s) => {
    const from = head.at(s * (eyeX + 43), -10);
    const to: Pt = [s * (head.width + 2 - Math.max(0, s * head.turn * 30)), -16];
    return shape(lens([from, [(from[0] + to[0]) / 2, -14], to, [to[0] + s * 4, -15]], stroke * 1.9, 0.3), metal);
  });
  return [...arms, `<path d="M${bridge.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}" fill="none" stroke="${edge}" stroke-width="${stroke}" stroke-linejoin="round"/>`, ...rims].join('');
}
