import { ApiError, get } from '@afterglow/shared-state';
import type { Package } from './package.ts';

export interface Prices {
  /** Smallest first. */
  packages: Package[];
  /** The typed code can no longer be used. */
  codeRefused: boolean;
}

/**
 * The packages of the member's country. What the member gets without asking is in the prices; a
 * typed code makes the price of those packages it is for.
 */
export async function fetchPackages(code?: string, signal?: AbortSignal): Promise<Prices> {
  const [plain, own] = await Promise.all([
    ask(undefined, signal),
    code ? ask(code, signal).catch(ifRefused) : [],
  ]);
  const packages = plain.map((one) => {
    const better = own?.find(({ id, discount_percentage }) => id === one.id && discount_percentage);
    return better && code ? { ...better, code, otherwise: one } : one;
  });
  packages.sort((one, other) => one.credits - other.credits);
  return { packages, codeRefused: own === null };
}

async function ask(discountcode?: string, signal?: AbortSignal): Promise<Package[]> {
  const answer = await get('/api/packages.php', {
    query: { discountcode },
    ...(signal && { signal }),
  });
  return answer.packages;
}

/** A code that has run out since must not hide the packages. */
function ifRefused(error: unknown): null {
  if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return null;
  throw error;
}
