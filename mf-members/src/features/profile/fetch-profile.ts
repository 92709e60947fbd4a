import { get, type Id } from '@afterglow/shared-state';

/** A member as others see them. Choices are keys; null where nothing was chosen or is shown. */
export type Profile = Awaited<ReturnType<typeof fetchProfile>>;

/** What it takes to show a photo; behind the urls of a locked one are only blurred pictures. */
export type ProfilePhoto = Pick<
  Profile['photos'][number],
  'id' | 'private' | 'locked' | 'thumb_url' | 'full_url'
>;

/** Rejects with `ApiError`; 404 for whoever is gone, hidden or has blocked the reader. */
export async function fetchProfile(id: Id, signal: AbortSignal) {
  const answer = await get('/api/profile.php', { query: { id }, signal });
  return answer.profile;
}
