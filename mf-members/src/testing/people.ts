import { type Profile, type Settings, session, settings, type User } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';

export function profile(id: string, part: Partial<Profile> = {}): Profile {
  return {
    ...card(id, { distance_km: 5, ...part }),
    about_me: 'I run a tiny wine bar.',
    reason: 'dating',
    tattoos: null,
    hair_colour: 'brown',
    eye_colour: null,
    body_type: null,
    relationship_status: 'single',
    height: 172,
    sexuality: 'hetero',
    interests: ['wine', 'travel'],
    photos: [],
    likes_me: false,
    conversation: null,
    ...part,
  };
}

interface Own {
  paid_user?: boolean;
  interests?: string[];
}

export function userOf({ paid_user = false, interests = [] }: Own): User {
  const profile = { country: 'NL', city: 'Utrecht', seeks: 'female', interests };
  return { id: 'me', paid_user, profile } as unknown as User;
}

/** Somebody who is logged in, or `null` for a visitor. */
export function signIn(part: Own | null): void {
  session.set(part && userOf(part));
}

export function siteOf(part: Partial<Settings> = {}): Settings {
  const site = {
    name: 'Afterglow',
    niche_name: 'default',
    geoip_country: 'NL',
    geoip_selected_country: 'NL',
    countries: ['NL', 'BE'],
    fictional_singular: 'Fictional',
    fictional_icon: true,
    fictional_warning: 'Some profiles are fictional.',
    search_fields: ['gender', 'country', 'region', 'min_age', 'max_age', 'distance', 'online'],
    visible_profile_fields: ['about_me', 'reason', 'height', 'relationship_status', 'interests'],
    visible_profile_notes: ['about_me', 'reason'],
  };
  return { ...site, ...part } as Settings;
}

export function setSite(part?: Partial<Settings>): void {
  settings.setState(siteOf(part), true);
}
