import { harbour, lamps, neon, rain, sunset, violet } from './backdrop-city.ts';
import { bar, blush, cafe, library, studio } from './backdrop-indoors.ts';
import { autumn, beach, garden, morning, mountain } from './backdrop-nature.ts';
import type { Place } from './backdrop-parts.ts';
import type { BackdropKind } from './moods.ts';

export const BACKDROPS: Record<BackdropKind, (place: Place) => string> = {
  sunset,
  violet,
  rain,
  neon,
  harbour,
  lamps,
  morning,
  garden,
  beach,
  mountain,
  autumn,
  bar,
  library,
  studio,
  cafe,
  blush,
};
