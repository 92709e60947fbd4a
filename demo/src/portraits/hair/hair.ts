import type { Figure } from '../figure/figure.ts';
import type { FemaleHair, MaleHair } from '../traits/traits.ts';
import { femaleHair } from './female.ts';
import { maleHair } from './male.ts';
import type { Hair } from './panel.ts';

export function drawHair(figure: Figure): Hair {
  const { style } = figure.traits.hair;
  // Gender decides: a few style names exist in both lists.
  return figure.traits.gender === 'female'
    ? femaleHair(figure, style as FemaleHair)
    : maleHair(figure, style as MaleHair);
}

/** Soft shadow of the hair on the face: faint copies instead of a costly blur. */
export function castShadow({ paint, head, skin }: Figure, cast: string): string {
  if (cast === '') return '';
  const copies = [3, 8, 13, 19]
    .map((dy) => `<path d="${cast}" transform="translate(0 ${dy})"/>`)
    .join('');
  return `<g clip-path="${paint.clip(head.path)}" fill="${skin.deep}" fill-opacity="0.15">${copies}</g>`;
}
