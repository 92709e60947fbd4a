/** VAT numbers come by country; some answers give a plain list. */
export function vatNumbersOf(numbers: string[] | Record<string, string>): string[] {
  return Object.values(numbers);
}
