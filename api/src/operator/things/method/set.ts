import { isMethod } from '../../../payments/methods/method.ts';
import { methodTable } from '../../../payments/methods/table.ts';
import { type Command, Mistake } from '../../command.ts';
import { countryCode, wholeNumber } from '../../values.ts';

const yesOrNo = ['yes', 'no'] as const;

const command: Command = {
  about: 'Shows or hides a way to pay in a country, and says at which place it stands',
  words: { country: 'as NL', method: 'as ideal' },
  options: {
    shown: { about: 'whether members can choose it', oneOf: yesOrNo },
    position: { about: 'its place; what stood there moves down' },
  },
  changes: true,
  run: async ({ trx, given, print }) => {
    const { method = '', shown, position } = given;
    const country = countryCode('country', given.country ?? '');
    if (!isMethod(method)) throw new Mistake(`No way to pay "${method}".`);
    const { countries } = methodTable[method];
    if (countries !== 'all' && !countries.includes(country)) {
      throw new Mistake(`${method} is not used in ${country}: ${countries.join(', ')}.`);
    }
    const rows = await trx
      .selectFrom('payment_methods')
      .selectAll()
      .where('country', '=', country)
      .orderBy('position')
      .execute();
    const known = rows.find((row) => row.method === method);
    if (!shown && !position) throw new Mistake('Say --shown or --position; see --help.');
    const active = shown ? shown === 'yes' : (known?.active ?? true);
    const others = rows.filter((row) => row !== known);
    const place = position
      ? wholeNumber('position', position, 1, others.length + 1)
      : (known && rows.indexOf(known) + 1) || others.length + 1;
    const all = others.toSpliced(place - 1, 0, { country, method, position: place, active });
    await trx.deleteFrom('payment_methods').where('country', '=', country).execute();
    const values = all.map((row, at) => ({ ...row, position: at + 1 }));
    await trx.insertInto('payment_methods').values(values).execute();
    print(`${country}: ${method} at ${place}, ${active ? 'shown' : 'hidden'}.`);
  },
};
export default command;
