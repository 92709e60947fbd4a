import { ApiError, get } from '@afterglow/shared-state';
import type { Package } from './package.ts';

interface Answer {
  packages: Package[];
  country: string;
}

/** The packages of the member's country, smallest first, at the prices of a discount code. */
export async function fetchPackages(code?: string, signal?: AbortSignal): Promise<Package[]> {
  const answer = await get<Answer>('/api/packages.php', {
    query: { discountcode: code },
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    // A code that has run out since must not hide the packages.
    if (code && error instanceof ApiError && [400, 404, 410].includes(error.status)) {
      return get<Answer>('/api/packages.php', { ...(signal && { signal }) });
    }
    throw error;
  });
  return answer.packages.toSorted((one, other) => one.credits - other.credits);
}
