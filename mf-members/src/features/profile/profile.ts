import { type Photo, resource } from '@afterglow/shared-state';

/** What it takes to show a photo; behind the urls of a locked one are only blurred pictures. */
export type ProfilePhoto = Pick<
  Photo,
  'id' | 'private' | 'locked' | 'thumb_url' | 'full_url' | 'tone'
>;

/** Fails with 404 for whoever is gone, hidden or has blocked the reader. */
export const profileById = resource('/api/profile.php', { of: ({ profile }) => profile });
