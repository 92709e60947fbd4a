import { resource } from '../data/resource.ts';

/** The interests a member can choose from. */
export const interests = resource('/api/interests.php', {
  of: (answer) => answer.interests,
  lasts: Number.POSITIVE_INFINITY,
  isPublic: true,
});
