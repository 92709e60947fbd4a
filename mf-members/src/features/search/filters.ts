import type { Gender, Id, Settings, User } from '@afterglow/shared-state';
import { ageMinimum } from '@afterglow/shared-state/limits';

/** What the member search looks for. `gender: 'all'` and an empty region mean no restriction. */
export interface Filters {
  gender: Gender | 'all';
  country: string;
  /** Key of a region of `country`. */
  region: string;
  minAge: number;
  maxAge: number;
  realOnly: boolean;
  online: boolean;
  /** Only those whose photos were compared. */
  verified: boolean;
  /** Keys; who has one of them. */
  interests: string[];
  /** No farther than this; 0 for anywhere. */
  maxKm: number;
  sort: 'near' | 'recent';
}

/** How far away somebody may live. */
export const distances = [10, 25, 50, 100];

export const youngest = ageMinimum;
/** And everybody older. */
export const oldest = 99;

type Seeker = Pick<User['profile'], 'country' | 'seeks'>;
type Site = Pick<Settings, 'niche_name' | 'geoip_country' | 'geoip_selected_country'>;

/** Where a search starts: whom the member looks for, in the member's country. */
export function defaultFilters(profile: Seeker | null, site: Site): Filters {
  return {
    gender: profile ? soughtGender(profile) : site.niche_name === 'gay' ? 'male' : 'all',
    country: profile?.country ?? (site.geoip_selected_country || site.geoip_country),
    region: '',
    minAge: youngest,
    maxAge: oldest,
    realOnly: false,
    online: false,
    verified: false,
    interests: [],
    maxKm: 0,
    // The server knows whether it knows the place.
    sort: 'near',
  };
}

export function soughtGender({ seeks }: Seeker): Filters['gender'] {
  return seeks === 'both' || seeks === null ? 'all' : seeks;
}

/** Reads the address's query; whatever it lacks or has wrong comes from `defaults`. */
export function filtersFromQuery(query: URLSearchParams, defaults: Filters): Filters {
  const gender = query.get('gender');
  const country = query.get('country') ?? '';
  const minAge = ageFrom(query.get('min_age'), defaults.minAge);
  const sort = query.get('sort');
  const maxKm = Number(query.get('km'));
  const maxAge = ageFrom(query.get('max_age'), defaults.maxAge);
  return {
    gender: gender === 'male' || gender === 'female' || gender === 'all' ? gender : defaults.gender,
    country: /^[A-Z]{2}$/.test(country) ? country : defaults.country,
    region: query.get('region') ?? defaults.region,
    minAge: Math.min(minAge, maxAge),
    maxAge: Math.max(minAge, maxAge),
    realOnly: query.has('real') ? query.get('real') === '1' : defaults.realOnly,
    online: query.get('online') === '1',
    verified: query.get('verified') === '1',
    interests: (query.get('interests') ?? '')
      .split(',')
      .filter((key) => /^[a-z_]{1,40}$/.test(key)),
    maxKm: distances.includes(maxKm) ? maxKm : 0,
    sort: sort === 'near' || sort === 'recent' ? sort : defaults.sort,
  };
}

function ageFrom(text: string | null, fallback: number): number {
  const age = Number(text);
  return text && Number.isInteger(age) ? Math.min(Math.max(age, youngest), oldest) : fallback;
}

/** The address's query for these filters: only what differs from `defaults`. */
export function queryFromFilters(filters: Filters, defaults: Filters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.gender !== defaults.gender) query.set('gender', filters.gender);
  if (filters.country !== defaults.country) query.set('country', filters.country);
  if (filters.region !== defaults.region) query.set('region', filters.region);
  if (filters.minAge !== defaults.minAge) query.set('min_age', String(filters.minAge));
  if (filters.maxAge !== defaults.maxAge) query.set('max_age', String(filters.maxAge));
  if (filters.realOnly !== defaults.realOnly) query.set('real', filters.realOnly ? '1' : '0');
  if (filters.online) query.set('online', '1');
  if (filters.verified) query.set('verified', '1');
  if (filters.interests.length > 0) query.set('interests', filters.interests.join(','));
  if (filters.maxKm > 0) query.set('km', String(filters.maxKm));
  if (filters.sort !== defaults.sort) query.set('sort', filters.sort);
  return query;
}

/** One string per search and reader, under which its results are kept. */
export function searchKey(filters: Filters, reader: Id | undefined): string {
  return `${reader ?? 'visitor'}?${JSON.stringify(filters)}`;
}
