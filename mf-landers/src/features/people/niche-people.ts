import type { Gender, Seeks, Settings } from '@afterglow/shared-state';

/** Who belongs on the photos. */
export interface Wanted {
  /** Undefined for everybody. */
  gender?: Gender | undefined;
  min_age?: number;
}

/** Who stands on the photos of a niche until the visitor says whom they would like to meet. */
export const nicheFaces: Record<Settings['niche_name'], Wanted> = {
  default: {},
  she: {},
  bdsm: {},
  bbw: { gender: 'female' },
  gilf: { gender: 'female', min_age: 50 },
  milf: { gender: 'female', min_age: 35 },
  gay: { gender: 'male' },
};

/** The faces for whom a visitor would like to meet; those of the niche before they say so. */
export function facesFor(seeks: Seeks | null): Wanted {
  if (seeks === null) return {};
  return { gender: seeks === 'both' ? undefined : seeks };
}
