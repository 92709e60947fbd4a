import { get } from '../api/request.ts';
import { lookup } from './lookup.ts';

/** The company behind the site; fetched once. */
export const companyInfo = lookup(async () => {
  const answer = await get('/api/companyinfo.php');
  return answer.companyinfo;
});
