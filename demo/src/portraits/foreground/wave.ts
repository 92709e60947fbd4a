import { mainDye } from '../clothes/clothes.ts';
import type { Figure } from '../figure/figure.ts';
import { drawOpenHand } from './hand.ts';
import { drawSleeve } from './sleeve.ts';

/** A raised hand beside the face, in canvas units. */
export function drawWave(figure: Figure): string {
  const s = figure.scene.light.side;
  const elbow = 400 + s * 330;
  const wrist = 400 + s * 292;
  const arm = drawSleeve(
    figure,
    [
      [elbow - s * 30, 1240],
      [elbow, 1060],
      [wrist + s * 12, 880],
      [wrist, 780],
    ],
    [170, 92],
    mainDye(figure),
  );
  return `<g transform="translate(${wrist} 786) rotate(${s * 9}) scale(${s * -1.06} 1.06)">${drawOpenHand(figure)}</g>${arm}`;
}
