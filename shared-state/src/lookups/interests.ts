import { get } from '../api/request.ts';
import { lookup } from './lookup.ts';

export interface Interest {
  key: string;
  icon: string;
}

/** The interests a member can choose from; fetched once. */
export const interests = lookup(async () => {
  const answer = await get<{ interests: Interest[] }>('/api/interests.php');
  return answer.interests;
});
