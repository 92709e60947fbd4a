/** The value that a share of `values` lies below: 0.5 for the median. NaN when there are none. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);
