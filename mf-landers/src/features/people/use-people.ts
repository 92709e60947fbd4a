import {
  type ApiError,
  type Card,
  resource,
  type Settings,
  tracking,
  useData,
  useSettings,
} from '@afterglow/shared-state';

/** Who belongs on the photos. */
export interface Wanted {
  gender?: 'male' | 'female';
  min_age?: number;
}

/** Who belongs on the photos of a niche's site; everybody where nothing is said. */
const wantedOf: { [N in Settings['niche_name']]?: Wanted } = {
  bbw: { gender: 'female' },
  gilf: { gender: 'female', min_age: 50 },
  milf: { gender: 'female', min_age: 35 },
  gay: { gender: 'male' },
};

const faces = resource('/api/faces.php', {
  of: ({ results }) => results,
  lasts: Number.POSITIVE_INFINITY,
});

export interface People {
  /** Null until they are there. */
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
  const query = { ...wantedOf[niche], ...wanted, country, ...(network && { network }) };
  const { data, error, reload } = useData(faces, query);
  return { people: data, error, retry: reload };
}
