import fc from 'fast-check';

/**
 * How long a property is tried, and from which seed: `short` in the suite; `npm run campaign` sets
 * both. The first history that fails is told with its seed and path.
 */
export function campaign(short: number): { numRuns: number; seed?: number } {
  const { HISTORIES, SEED } = process.env;
  return { numRuns: Number(HISTORIES ?? short), ...(SEED && { seed: Number(SEED) }) };
}

/** How many steps a history of a campaign has; in the suite they are `short`. */
export const stepsOf = (short: number, long: number) => (process.env.HISTORIES ? long : short);

/** So many histories play at a time, over one app and one database: they also race each other. */
const sideBySide = 8;

/**
 * Tries a property whose histories leave each other alone, several at a time. Each of the lines has
 * a seed of its own, counted on from the first one.
 */
export async function campaignSideBySide<Values extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Values>,
  short: number,
): Promise<void> {
  const { numRuns, seed = Date.now() % 2 ** 31 } = campaign(short);
  const lines = Math.min(sideBySide, numRuns);
  const line = (n: number) =>
    fc.assert(property, { numRuns: Math.ceil(numRuns / lines), seed: seed + n });
  await Promise.all(Array.from({ length: lines }, (_, n) => line(n)));
}
