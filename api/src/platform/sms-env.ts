/** An account at Twilio that short messages are sent with. */
export interface SmsAccess {
  account: string;
  token: string;
  /** A number, a name of up to eleven letters and digits, or the id of a messaging service. */
  from: string;
  /** `https://api.twilio.com`, unless a test says otherwise. */
  url: string;
}

const shapes: [name: string, how: string, shape: RegExp][] = [
  ['TWILIO_ACCOUNT_SID', 'AC and 32 hexadecimal digits', /^AC[\da-f]{32}$/],
  ['TWILIO_AUTH_TOKEN', 'without blanks', /^\S{8,}$/],
  [
    'TWILIO_FROM',
    'a number such as +31970…, a name of at most 11 letters and digits, or a service MG…',
    /^(\+[1-9]\d{6,14}|MG[\da-f]{32}|(?=.*[A-Za-z])[A-Za-z\d ]{1,11})$/,
  ],
];

/** Undefined without any of its variables; throws a line that names the one that is missing or wrong. */
export function readSms(values: Record<string, string | undefined>): SmsAccess | undefined {
  if (!shapes.some(([name]) => values[name])) return undefined;
  const [account = '', token = '', from = ''] = shapes.map(([name, how, shape]) => {
    const value = values[name] ?? '';
    if (!shape.test(value)) throw new Error(`Sending SMS needs ${name}: ${how}.`);
    return value;
  });
  return { account, token, from, url: values.TWILIO_API_URL || 'https://api.twilio.com' };
}
