import { type Seeks, useSettings } from '@afterglow/shared-state';
import type { Audience } from '../landers/audience.ts';
import { nichePeople } from '../people/niche-people.ts';

/** Whom a visitor most likely wants to meet: whoever is on the photos. */
export function useFirstSeeks({ faces }: Audience): Seeks {
  const niche = useSettings((site) => site.niche_name);
  return faces.gender ?? nichePeople[niche].reader.seeks;
}
