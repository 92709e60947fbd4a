import { mainDye } from '../clothes/clothes.ts';
import type { Figure } from '../figure/figure.ts';
import { shift } from '../paint/colour.ts';
import { curve, ellipse, num, type Pt, shape } from '../paint/geometry.ts';
import { drawFinger } from './hand.ts';
import { drawSleeve } from './sleeve.ts';

const woods = ['#8a5a3a', '#a9764c', '#6b4630', '#c39a72'];
const mugs = ['#e9dfd2', '#b4394d', '#3f5f7a', '#5a7a5a', '#e0b060'];

/** Both hands around a mug on a table, in canvas units. */
export function drawTable(figure: Figure): string {
  const { paint, rng } = figure;
  const random = rng(131);
  const wood = random.pick(woods);
  const mug = random.pick(mugs);
  const top = 946;
  const board = paint.linear(0, 0, 0, 1, [
    [0, shift(wood, { l: 0.1 })],
    [0.25, wood],
    [1, shift(wood, { l: -0.14 })],
  ]);
  const grain = Array.from({ length: 9 }, (_, i) => {
    const y = top + 18 + i * 26 + random.range(-6, 6);
    const bend = random.range(-8, 8);
    return `M-60 ${num(y)}Q300 ${num(y + bend)} 860 ${num(y - bend)}`;
  }).join('');
  const colour = mainDye(figure);
  const arm = (s: number): string =>
    drawSleeve(
      figure,
      [
        [400 + s * 330, 800],
        [400 + s * 340, 930],
        [400 + s * 250, 985],
        [400 + s * 128, 962],
      ],
      [180, 84],
      colour,
    );
  return [
    `<path d="M-60 ${top}H860V1260H-60Z" fill="${board}"/>`,
    `<path d="${grain}" fill="none" stroke="${shift(wood, { l: -0.16 })}" stroke-opacity="0.3" stroke-width="2.5"/>`,
    ellipse(400, 1026, 250, 34, `fill="${paint.glow('#1c0f0c', 0.5)}"`),
    arm(-1),
    arm(1),
    drawMug(figure, mug),
    grip(figure, -1),
    grip(figure, 1),
  ].join('');
}

function drawMug({ paint, scene }: Figure, colour: string): string {
  const lit = scene.light.side < 0 ? 0 : 1;
  const side: Pt[] = [
    [326, 852],
    [330, 950],
    [344, 1016],
    [400, 1028],
    [456, 1016],
    [470, 950],
    [474, 852],
  ];
  const fill = paint.linear(lit, 0, 1 - lit, 0, [
    [0, shift(colour, { l: 0.08 })],
    [0.5, colour],
    [1, shift(colour, { l: -0.16 })],
  ]);
  const steam = (x: number): string => `M${x} 832c-22 -34 22 -52 0 -92c-14 -26 8 -40 4 -58`;
  return [
    shape(`${curve(side)}Z`, fill),
    ellipse(400, 852, 74, 15, `fill="${shift(colour, { l: 0.05 })}"`),
    ellipse(400, 854, 64, 11, 'fill="#4a2a18"'),
    `<path d="${steam(382)}${steam(420)}" fill="none" stroke="#fff" stroke-opacity="0.2" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');
}

/** Four fingers around the mug and a thumb along its rim. */
function grip(figure: Figure, s: number): string {
  const at = (x: number, y: number): Pt => [400 + s * x, y];
  const { skin } = figure;
  return [
    ellipse(400 + s * 104, 946, 42, 46, `fill="${skin.base}"`),
    ...[990, 966, 941, 915].map((y, i) =>
      drawFinger(
        figure,
        [at(106, y + 4), at(70, y - 3 + i), at(24 + (i === 0 || i === 3 ? 12 : 0), y)],
        25,
      ),
    ),
    drawFinger(figure, [at(112, 918), at(96, 890), at(74, 868)], 25),
  ].join('');
}
