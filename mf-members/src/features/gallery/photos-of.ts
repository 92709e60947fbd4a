import type { Card, Profile } from '@afterglow/shared-state';
import type { ProfilePhoto } from '../profile/profile.ts';

/** The main photo first, as it is the one on the card; then the others in the member's order. */
export function photosOf(profile: Profile): ProfilePhoto[] {
  const main = profile.main_image?.id;
  const first = profile.photos.filter((photo) => photo.id === main);
  return [...first, ...profile.photos.filter((photo) => photo.id !== main)];
}

/** What can be shown before the profile is there: the photo of the card. */
export function photoOfCard({ main_image }: Card): ProfilePhoto[] {
  return main_image ? [{ ...main_image, private: false, locked: false }] : [];
}
