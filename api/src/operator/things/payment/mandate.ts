import { openIban } from '../../../payments/debit/iban.ts';
import type { Context } from '../../../platform/context.ts';
import { type Command, Mistake } from '../../command.ts';
import { quoted } from '../../quoted.ts';

const command: Command = {
  about: 'Shows the mandate of a direct debit with its IBAN, for a bank that asks for it',
  words: { payment: 'the payment’s id, as payment list prints it' },
  changes: true,
  run: async ({ ctx, trx, given: { payment = '' }, print, afterwards }) => {
    const debit = await trx
      .selectFrom('direct_debits')
      .selectAll()
      .where('payment_id', '=', payment)
      .executeTakeFirst();
    if (!debit)
      throw new Mistake(`No mandate was given for payment "${payment}", or not any more.`);
    const iban = open(ctx, payment, debit.iban_encrypted);
    const { holder, street, house_number, postcode, city, phone, confirmed_at } = debit;
    // Nobody reads it before it is written down who did, and why; a dry run shows nothing.
    afterwards(async () => {
      print(`mandate    ${debit.mandate_reference}`);
      print(`account    ${iban}  ${quoted(holder)}`);
      print(`address    ${quoted(`${street} ${house_number}, ${postcode} ${city}`)}`);
      print(`confirmed  ${confirmed_at?.toISOString() ?? 'never'}, by a code to ${phone}`);
      print(`words      ${quoted(debit.mandate_text)}`);
    });
  },
};
export default command;

function open(ctx: Context, payment: string, sealed: string): string {
  try {
    return openIban(ctx, payment, sealed);
  } catch {
    throw new Mistake('Its IBAN was sealed with another SECRET.');
  }
}
