import { get } from '../api/request.ts';
import type { Company } from '../api/types.ts';
import { lookup } from './lookup.ts';

/** The company behind the site; fetched once. */
export const companyInfo = lookup(async () => {
  const answer = await get<{ companyinfo: Company }>('/api/companyinfo.php');
  return answer.companyinfo;
});
