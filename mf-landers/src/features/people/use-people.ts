import {
  type ApiError,
  type Card,
  resource,
  tracking,
  useData,
  useSettings,
} from '@afterglow/shared-state';
import { useState } from 'react';
import { nicheFaces, type Wanted } from './niche-people.ts';

const faces = resource('/api/faces.php', {
  of: ({ results }) => results,
  lasts: Number.POSITIVE_INFINITY,
});

export interface People {
  /** Null until they are there; while others are on their way, those before them. */
  people: Card[] | null;
  error: ApiError | null;
  retry: () => void;
}

/**
 * Who may stand on a page that advertises: drawn members, and those whose photo an operator approved.
 * Nobody where the site shows nobody to visitors; the page works without them.
 */
export function usePeople(wanted: Wanted = {}): People {
  const country = useSettings((site) => site.geoip_selected_country || site.geoip_country);
  const niche = useSettings((site) => site.niche_name);
  const { network } = tracking();
  const { gender, min_age } = { ...nicheFaces[niche], ...wanted };
  const { data, error, reload } = useData(faces, {
    ...(gender && { gender }),
    ...(min_age && { min_age }),
    country,
    ...(network && { network }),
  });
  const [shown, show] = useState(data);
  if (data && data !== shown) show(data);
  return { people: data ?? shown, error, retry: reload };
}
