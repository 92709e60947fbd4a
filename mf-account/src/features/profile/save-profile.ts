import { put, session } from '@afterglow/shared-state';
import type { Changes } from './writable-profile.ts';

/** Changes the own profile and shows it everywhere. Rejects with `ApiError`, details by field. */
export async function saveProfile(profile: Changes): Promise<void> {
  const { user } = await put('/api/user.php', { profile });
  session.patch({ profile: user.profile });
}
