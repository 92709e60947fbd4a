import { readMailbox } from '../mail/read-mailbox.ts';
import type { TestApp } from './app.ts';
import { buy } from './buyer.ts';
import { ibanOf } from './iban.ts';
import type { TestMember } from './member.ts';

/** Whose account is debited, as the form asks for it. */
export const debitAccount = {
  holder: 'A. de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Damstraat',
  house_number: '1a',
  postcode: '1012 JM',
  city: 'Amsterdam',
  phone: '+31 6 1234 5204',
  mandate: true,
};

/** An order to be paid by direct debit. */
export async function ordered(member: TestMember, rest = {}): Promise<string> {
  const answer = await buy(member, { paymentmethod: 'sdd', ...rest });
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { payment: { payment_id: string } }).payment.payment_id;
}

/** Names the account, one of their own; a code is sent then. */
export const give = (member: TestMember, payment_id: string, rest = {}) =>
  member.client.post('/api/directdebit.php', {
    ...{ payment_id, ...debitAccount, iban: ibanOf(member) },
    ...rest,
  });

export const confirm = ({ client }: TestMember, payment_id: string, code: string) =>
  client.post('/api/directdebit-code.php', { payment_id, code });

/** As the phone shows it: at the mailbox page, the last one first. */
export function codeOf(t: TestApp, phone = '+31612345204'): string {
  const sms = readMailbox(t.ctx.env.dataDir).find(({ to }) => to === phone);
  return /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
}

/** The status of a refusal, with its code or what is wrong in the first field. */
export const problem = ({ status, body }: { status: number; body: unknown }) => {
  const { code, details } = (body as { error: { code: string; details: { code: string }[] } })
    .error;
  return [status, code === 'validation' ? details[0]?.code : code];
};
