import type { Figure } from '../figure/figure.ts';
import { lightness, mix, shift } from '../paint/colour.ts';

export interface Dye {
  base: string;
  light: string;
  dark: string;
  deep: string;
}

export function dye({ scene }: Figure, colour: string): Dye {
  const base = mix(colour, scene.ambient.colour, scene.ambient.amount * 1.4);
  const l = lightness(base);
  return {
    base,
    light: mix(shift(base, { l: 0.06 }), scene.light.colour, 0.14),
    dark: shift(base, { l: -0.05 - l * 0.05, c: 1.08 }),
    deep: mix(shift(base, { l: -0.08 - l * 0.14, c: 1.1 }), scene.ambient.colour, 0.1),
  };
}
