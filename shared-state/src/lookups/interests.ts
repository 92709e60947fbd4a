import { get } from '../api/request.ts';
import type { Interest } from '../api/types.ts';
import { lookup } from './lookup.ts';

/** The interests a member can choose from; fetched once. */
export const interests = lookup(async () => {
  const answer = await get<{ interests: Interest[] }>('/api/interests.php');
  return answer.interests;
});
