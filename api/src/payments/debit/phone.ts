/** Where direct debits are sold: what is dialled there in place of the first zero. */
const callingCodes: Record<string, string> = {
  ...{ AT: '43', BE: '32', DE: '49', ES: '34', FR: '33', IE: '353', IT: '39', LU: '352', NL: '31' },
};

/** A mobile number as it is dialled from everywhere; null for what cannot be one. */
export function readPhone(typed: string, country: string): string | null {
  const plain = typed
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const code = callingCodes[country];
  const isLocal = !plain.startsWith('+') && code !== undefined;
  const number = isLocal ? `+${code}${plain.replace(/^0/, '')}` : plain;
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}
