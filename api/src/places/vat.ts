/**
 * VAT on electronic services by the buyer's country, in thousandths of the price without it. Standard
 * rates of January 2026: the European Commission's Taxes in Europe Database for the EU; HMRC (GB), ESTV
 * (CH), Skatteetaten (NO), CRA (CA: GST alone), ATO (AU), IRD (NZ). The USA have none on federal level.
 */
const permille: Record<string, number> = {
  AT: 200,
  AU: 100,
  BE: 210,
  CA: 50,
  CH: 81,
  DE: 190,
  DK: 250,
  ES: 210,
  FI: 255,
  FR: 200,
  GB: 200,
  IE: 230,
  IT: 220,
  LU: 170,
  NL: 210,
  NO: 250,
  NZ: 150,
  PL: 230,
  SE: 250,
  US: 0,
};

/** Where it is known what is to be paid, if only that it is nothing. */
export const countriesWithVat = Object.keys(permille);

export const hasVat = (country: string): boolean => country in permille;

/** The rate where the buyer lives; 0 where we know of none, and sold something before that was asked. */
export function vatPermille(country: string): number {
  return permille[country] ?? 0;
}

/**
 * The VAT that is in an amount, both in minor units. Below zero it is the same, taken back: a half would be
 * rounded to the other side there.
 */
export function vatIn(amount: number, rate: number): number {
  const without = Math.round((Math.abs(amount) * 1000) / (1000 + rate));
  return amount - Math.sign(amount) * without;
}
