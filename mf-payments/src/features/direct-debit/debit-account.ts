/** Whose account is debited, as it is typed. */
export interface DebitAccount {
  holder: string;
  iban: string;
  street: string;
  house_number: string;
  postcode: string;
  city: string;
  phone: string;
  /** May be left out after a login of just now. */
  password: string;
}

export const noAccount: DebitAccount = {
  holder: '',
  iban: '',
  street: '',
  house_number: '',
  postcode: '',
  city: '',
  phone: '',
  password: '',
};

/** The fields of each step, in order, with what the browser may fill in. */
export const steps = [
  [
    ['holder', 'name'],
    ['iban', 'off'],
  ],
  [
    ['street', 'address-line1'],
    ['house_number', 'address-line2'],
    ['postcode', 'postal-code'],
    ['city', 'address-level2'],
    ['phone', 'tel'],
  ],
] as const satisfies readonly (readonly (readonly [
  Exclude<keyof DebitAccount, 'password'>,
  string,
])[])[];

/** The step that a field belongs to: the password to the last one; the first for one that is none. */
export function stepOf(field: string): number {
  if (field === 'password') return steps.length - 1;
  return Math.max(
    0,
    steps.findIndex((fields) => fields.some(([name]) => name === field)),
  );
}

/** `NL91ABNA…` as banks print it, in groups of four. */
export const groupIban = (typed: string) =>
  typed
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 34)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** Whether the check digits are right; what each country's numbers look like is for the server to say. */
export function isIban(typed: string): boolean {
  const [, head = '', body = ''] =
    /^([A-Z]{2}\d{2})([A-Z0-9]{11,30})$/.exec(typed.replaceAll(' ', '')) ?? [];
  if (!head) return false;
  const digits = (body + head).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** Under which number the leave to debit is kept. */
export const mandateReference = (payment: string) => `AG-${payment.slice(-12).toUpperCase()}`;
