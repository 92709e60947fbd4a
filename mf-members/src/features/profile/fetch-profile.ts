import { get, type Id, type Photo } from '@afterglow/shared-state';

/** What it takes to show a photo; behind the urls of a locked one are only blurred pictures. */
export type ProfilePhoto = Pick<Photo, 'id' | 'private' | 'locked' | 'thumb_url' | 'full_url'>;

/** Rejects with `ApiError`; 404 for whoever is gone, hidden or has blocked the reader. */
export async function fetchProfile(id: Id, signal: AbortSignal) {
  const answer = await get('/api/profile.php', { query: { id }, signal });
  return answer.profile;
}
