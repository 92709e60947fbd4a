import { type Card, get, type Id } from '@afterglow/shared-state';

export interface ProfilePhoto {
  id: Id;
  private: boolean;
  /** Only blurred pictures stand behind the urls. */
  locked: boolean;
  thumb_url: string;
  full_url: string;
}

/** A member as others see them. Choices are keys; null where nothing was chosen. */
export interface Profile extends Card {
  about_me: string;
  reason: string | null;
  tattoos: string | null;
  hair_colour: string | null;
  eye_colour: string | null;
  body_type: string | null;
  relationship_status: string | null;
  /** In centimetres. */
  height: number | null;
  interests: string[];
  photos: ProfilePhoto[];
  /** In steps; null when either place is unknown. */
  distance_km: number | null;
}

/** Rejects with `ApiError`; 404 for whoever is gone, hidden or has blocked the reader. */
export async function fetchProfile(id: Id, signal: AbortSignal): Promise<Profile> {
  const answer = await get<{ profile: Profile }>('/api/profile.php', { query: { id }, signal });
  return answer.profile;
}
