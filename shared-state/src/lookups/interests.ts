import { get } from '../api/request.ts';
import { lookup } from './lookup.ts';

/** The interests a member can choose from; fetched once. */
export const interests = lookup(async () => {
  const answer = await get('/api/interests.php');
  return answer.interests;
});
