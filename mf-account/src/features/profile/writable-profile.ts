import type { OwnProfile } from '@afterglow/shared-state';

type Writable = Pick<
  OwnProfile,
  | 'name'
  | 'seeks'
  | 'sexuality'
  | 'country'
  | 'region'
  | 'city'
  | 'about_me'
  | 'prompts'
  | 'reason'
  | 'tattoos'
  | 'hair_colour'
  | 'eye_colour'
  | 'body_type'
  | 'relationship_status'
  | 'height'
  | 'interests'
>;

/** Null without consent; it is taken back elsewhere, never by a change. */
type Choice = 'seeks' | 'sexuality';

/** What a member may change of the own profile. */
export type WritableProfile = {
  [F in keyof Writable]: F extends Choice ? NonNullable<Writable[F]> : Writable[F];
};

export type ProfileField = keyof WritableProfile;
export type Changes = Partial<WritableProfile>;
