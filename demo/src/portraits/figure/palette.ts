import { lightness, mix, shift } from '../paint/colour.ts';
import type { PortraitTraits } from '../traits/traits.ts';
import type { PhotoScene } from './scene.ts';

export interface SkinPalette {
  base: string;
  light: string;
  glow: string;
  shade: string;
  deep: string;
  line: string;
  blush: string;
  lip: string;
  lipDark: string;
  lipLight: string;
  dark: boolean;
}

export interface HairPalette {
  base: string;
  dark: string;
  deep: string;
  light: string;
  sheen: string;
  /** Single hairs that are lighter than the rest: the first that turn grey. */
  strand: string;
  /** Over the ears, where it begins. */
  temple: string;
}

export function skinPalette(traits: PortraitTraits, scene: PhotoScene): SkinPalette {
  const { colour } = scene.ambient;
  // Skin takes less of the room than cloth does, or pale people turn grey at night.
  const amount = scene.ambient.amount * 0.45;
  const base = mix(traits.skin, colour, amount);
  const l = lightness(base);
  const dark = l < 0.58;
  const shade = mix(shift(base, { l: dark ? -0.075 : -0.095, c: 1.2, h: -9 }), colour, amount);
  const deep = mix(shift(base, { l: dark ? -0.15 : -0.21, c: 1.2, h: -14 }), colour, amount * 1.3);
  const natural = mix(
    shift(base, { l: dark ? -0.03 : -0.09, c: 1.35, h: -24 }),
    '#b8404e',
    dark ? 0.22 : 0.3,
  );
  const lip = mix(natural, traits.makeup.lips, traits.makeup.strength * 0.75);
  return {
    base,
    light: mix(shift(base, { l: dark ? 0.07 : 0.045, c: 0.95, h: 3 }), scene.light.colour, 0.14),
    glow: mix(shift(base, { l: dark ? 0.15 : 0.08, c: 0.8 }), scene.light.colour, 0.4),
    shade,
    deep,
    line: shift(base, { l: dark ? -0.22 : -0.34, c: 1.05, h: -16 }),
    blush: mix(shift(base, { l: dark ? 0.0 : -0.08, c: 1.7, h: -26 }), '#e0525e', 0.42),
    lip,
    lipDark: shift(lip, { l: -0.1, c: 1.05, h: -6 }),
    lipLight: shift(lip, { l: 0.12, c: 0.8 }),
    dark,
  };
}

export function hairPalette(traits: PortraitTraits, scene: PhotoScene): HairPalette {
  const silver = traits.hair.grey > 0.75 ? '#d3cfce' : '#a9a4a4';
  const own = mix(traits.hair.colour, silver, traits.hair.grey * 0.9);
  const base = mix(own, scene.ambient.colour, scene.ambient.amount * 1.2);
  const l = lightness(base);
  const light = mix(shift(base, { l: 0.09, c: 1.05, h: 4 }), scene.light.colour, 0.08);
  return {
    base,
    dark: mix(shift(base, { l: -0.08 - l * 0.06, c: 1.05, h: -8 }), scene.ambient.colour, 0.06),
    deep: shift(base, { l: -0.1 - l * 0.13, c: 0.95, h: -12 }),
    light,
    strand: mix(light, '#dcd8d6', Math.min(0.75, traits.hair.grey * 2.2)),
    temple: mix(base, silver, Math.min(0.85, traits.hair.grey * 1.6)),
    sheen: mix(shift(base, { l: 0.18, c: 0.9, h: 4 }), scene.light.colour, 0.35),
  };
}
