import { createRng, type Rng } from '../../random.ts';
import { createPaint, type Paint } from '../paint/paint.ts';
import type { PortraitTraits } from '../traits/traits.ts';
import { createHead, type Head } from './head.ts';
import { type HairPalette, hairPalette, type SkinPalette, skinPalette } from './palette.ts';
import type { PhotoScene } from './scene.ts';

/** Everything a drawing function needs. */
export interface Figure {
  traits: PortraitTraits;
  scene: PhotoScene;
  paint: Paint;
  head: Head;
  skin: SkinPalette;
  hair: HairPalette;
  /** Fresh stream per part, so that one part never changes another. */
  rng(part: number): Rng;
}

export function createFigure(traits: PortraitTraits, scene: PhotoScene): Figure {
  return {
    traits,
    scene,
    paint: createPaint(),
    head: createHead(traits, scene),
    skin: skinPalette(traits, scene),
    hair: hairPalette(traits, scene),
    rng: (part) => createRng(traits.seed, 401, part),
  };
}
