import type { Gender, Seeks, Settings } from '@afterglow/shared-state';

/** Who belongs on the photos. */
export interface Wanted {
  /** Undefined for everybody. */
  gender?: Gender | undefined;
  min_age?: number;
}

interface NichePeople {
  /** Who most likely reads this, and whom they would like to meet: a first guess, never kept. */
  reader: { gender: Gender; seeks: Seeks };
  /** Who stands on the photos until the visitor says whom they would like to meet. */
  faces: Wanted;
}

const heMeetsHer = { gender: 'male', seeks: 'female' } as const;

/** For whom the site of a niche is. */
export const nichePeople: Record<Settings['niche_name'], NichePeople> = {
  default: { reader: heMeetsHer, faces: {} },
  she: { reader: { gender: 'female', seeks: 'male' }, faces: {} },
  bdsm: { reader: heMeetsHer, faces: {} },
  bbw: { reader: heMeetsHer, faces: { gender: 'female' } },
  gilf: { reader: heMeetsHer, faces: { gender: 'female', min_age: 50 } },
  milf: { reader: heMeetsHer, faces: { gender: 'female', min_age: 35 } },
  gay: { reader: { gender: 'male', seeks: 'male' }, faces: { gender: 'male' } },
};

/** The faces for whom a visitor would like to meet; those of the niche before they say so. */
export function facesFor(seeks: Seeks | null): Wanted {
  if (seeks === null) return {};
  return { gender: seeks === 'both' ? undefined : seeks };
}
