import type { APIRequestContext } from '@playwright/test';
import type { Product } from './product/product.ts';

interface Found {
  id: string;
  fictional: boolean;
}

/** The id of a demo member. Those whom tests make are younger, and may fill the first page. */
export async function fictionalMember(request: APIRequestContext, product: Product) {
  const answer = await request.get(`${product.url}/api/search.php?min_age=45`);
  const { results } = (await answer.json()) as { results: Found[] };
  const found = results.find(({ fictional }) => fictional);
  if (!found) throw new Error('nobody fictional was found');
  return found.id;
}
