import type { User } from '@afterglow/shared-state';

export type Part = 'photo' | 'interests';

/** What a profile lacks that sign-up does not ask for. */
export function missingParts(user: User | null): Part[] {
  if (!user) return [];
  const { main_image, photos, interests } = user.profile;
  return [
    ...(main_image === null && photos.length === 0 ? ['photo' as const] : []),
    ...(interests.length === 0 ? ['interests' as const] : []),
  ];
}
