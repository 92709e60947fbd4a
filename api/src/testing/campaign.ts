/**
 * How long a property is tried, and from which seed: `short` in the suite; `npm run campaign` sets
 * both. The first history that fails is told with its seed and path.
 */
export function campaign(short: number): { numRuns: number; seed?: number } {
  const { HISTORIES, SEED } = process.env;
  return { numRuns: Number(HISTORIES ?? short), ...(SEED && { seed: Number(SEED) }) };
}
