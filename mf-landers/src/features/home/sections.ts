import type { Settings } from '@afterglow/shared-state';

export type Section = 'promises' | 'members';

interface Order {
  /** What stands below the first screen, in this order. */
  sections: readonly Section[];
  /** Which promise is told first and larger. */
  first: 'price' | 'privacy';
}

const promisesFirst = ['promises', 'members'] as const;
const membersFirst = ['members', 'promises'] as const;

/** What the visitors of a niche want to know first: what it costs, who can see them, or who is here. */
export const orderOf: Record<Settings['niche_name'], Order> = {
  default: { sections: promisesFirst, first: 'price' },
  she: { sections: promisesFirst, first: 'privacy' },
  bdsm: { sections: promisesFirst, first: 'privacy' },
  bbw: { sections: membersFirst, first: 'price' },
  gilf: { sections: promisesFirst, first: 'price' },
  milf: { sections: membersFirst, first: 'price' },
  gay: { sections: membersFirst, first: 'privacy' },
};
