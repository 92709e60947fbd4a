/** How much of the visitors each variant of a page gets, by name. */
export type Weights = Record<string, number>;

/**
 * One of the variants, as often as its weight says; the one that a visitor had before, while it has
 * any weight. Undefined where there is none to give.
 */
export function drawVariant(
  weights: Weights,
  before: string | undefined,
  chance: number,
): string | undefined {
  const open = Object.entries(weights).filter(([, weight]) => weight > 0);
  if (open.some(([name]) => name === before)) return before;
  const all = open.reduce((sum, [, weight]) => sum + weight, 0);
  let left = chance * all;
  return open.find(([, weight]) => {
    left -= weight;
    return left < 0;
  })?.[0];
}
