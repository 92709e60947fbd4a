import type { BackdropKind } from '../figure/moods.ts';
import { harbour, lamps, neon, rain, sunset, violet } from './city.ts';
import { bar, blush, cafe, library, studio } from './indoors.ts';
import { autumn, beach, garden, morning, mountain } from './nature.ts';
import type { Place } from './parts.ts';

export const backdrops: Record<BackdropKind, (place: Place) => string> = {
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
