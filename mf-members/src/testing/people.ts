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

/** Somebody who is logged in, or `null` for a visitor. */
export function signIn(part: { paid_user?: boolean; interests?: string[] } | null): void {
  if (!part) {
    session.set(null);
    return;
  }
  const own = { country: 'NL', city: 'Utrecht', seeks: 'female', interests: part.interests ?? [] };
  const user = { id: 'me', paid_user: part.paid_user ?? false, profile: own };
  session.set(user as unknown as User);
}

export function setSite(part: Partial<Settings> = {}): void {
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
  settings.setState({ ...site, ...part } as Settings, true);
}
