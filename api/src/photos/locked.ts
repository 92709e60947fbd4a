/** Others' photos that free members see sharp; the rest is for premium members. */
const freeView = 3;

/** How somebody stands to the photos of a member. */
type PhotoReader = 'owner' | 'premium' | 'free' | 'visitor';

/**
 * Ids of the photos that this reader sees blurred only. Photos in the order they are shown, main
 * photo first. Visitors see the first, free members three; private ones only owner and premium.
 */
export function lockedPhotos(
  photos: { id: string; private: boolean }[],
  reader: PhotoReader,
): Set<string> {
  if (reader === 'owner' || reader === 'premium') return new Set();
  const open = photos.filter((photo) => !photo.private);
  const shown = new Set(open.slice(0, reader === 'visitor' ? 1 : freeView));
  return new Set(photos.filter((photo) => !shown.has(photo)).map(({ id }) => id));
}

export function photoReader(
  user: { id: string; premium: boolean } | null,
  ownerId: string,
): PhotoReader {
  if (!user) return 'visitor';
  if (user.id === ownerId) return 'owner';
  return user.premium ? 'premium' : 'free';
}
