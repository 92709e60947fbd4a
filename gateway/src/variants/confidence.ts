/** Of so many visitors so many signed up. */
export interface Share {
  of: number;
  did: number;
}

/** 95 % of a normal distribution lies within so many standard deviations. */
const within95 = 1.96;

/** Where the true share lies, 95 times in a hundred (Wilson's interval). */
export function interval({ of, did }: Share): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = within95 ** 2;
  const share = did / of;
  const middle = (share + z / (2 * of)) / (1 + z / of);
  const spread =
    (within95 / (1 + z / of)) * Math.sqrt((share * (1 - share)) / of + z / (4 * of * of));
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}

/** The area of the normal distribution below z (Abramowitz and Stegun 7.1.26, good to 1e-7). */
function below(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const half = (1 - sum * Math.exp(-x * x)) / 2;
  return z < 0 ? 0.5 - half : 0.5 + half;
}

/** How sure it is, 0 to 1, that two shares differ at all (two-sided test of two proportions). */
export function sureness(one: Share, other: Share): number {
  if (one.of === 0 || other.of === 0) return 0;
  const together = (one.did + other.did) / (one.of + other.of);
  const error = Math.sqrt(together * (1 - together) * (1 / one.of + 1 / other.of));
  if (error === 0) return 0;
  const z = Math.abs(one.did / one.of - other.did / other.of) / error;
  return 2 * below(z) - 1;
}

/**
 * How many visitors each variant needs before a fifth more or fewer sign-ups would be seen four times
 * in five, at 95 % (Lehr's rule).
 */
export function visitorsNeeded({ of, did }: Share): number | undefined {
  if (did === 0 || of === 0) return undefined;
  const share = did / of;
  return Math.round((16 * share * (1 - share)) / (share * 0.2) ** 2);
}
