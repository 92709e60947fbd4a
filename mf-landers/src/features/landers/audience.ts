import type { Wanted } from '../people/niche-people.ts';

/** Whom an advertising page speaks to: the last part of its address, or everyone. */
export type AudienceName = 'everyone' | 'women' | 'men' | 'over-50';

export interface Audience {
  /** Chooses the headline. */
  name: AudienceName;
  /** Chooses the faces; what it leaves open the niche of the site decides. */
  faces: Wanted;
}

/** What every `lander.tsx` is given. */
export interface LanderProps {
  audience: Audience;
  /** What is tried out on this visitor; `base` for nothing. Its words are in the texts already. */
  variant?: string;
}

export const everyone: Audience = { name: 'everyone', faces: {} };
