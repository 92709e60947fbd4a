import type { OwnProfile } from '@afterglow/shared-state';

/** What a member may change of the own profile. */
export type WritableProfile = Pick<
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

export type ProfileField = keyof WritableProfile;
export type Changes = Partial<WritableProfile>;
