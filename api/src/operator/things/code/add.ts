import { paymentMethods } from '../../../payments/schemas.ts';
import { newId } from '../../../platform/random.ts';
import { type Command, Mistake } from '../../command.ts';
import { dayOf } from '../../typed-day.ts';
import { countryCode, list, wholeNumber } from '../../values.ts';

const validities = ['once', 'once-per-user', 'unlimited'] as const;

/** Until when: a day lasts until it has ended, as whoever reads "until 31 January" expects. */
function time(typed: string, now: Date): Date {
  const isMoment = /^\d{4}-\d{2}-\d{2}T/.test(typed) && !Number.isNaN(Date.parse(typed));
  const value = new Date(isMoment ? typed : `${dayOf('expires', typed)}T23:59:59.999Z`);
  if (value <= now) throw new Mistake('--expires is over already.');
  return value;
}

function methods(typed: string): string[] {
  const named = list(typed);
  const wrong = named.find((one) => !(paymentMethods as readonly string[]).includes(one));
  if (wrong) throw new Mistake(`No way to pay is called "${wrong}".`);
  return named;
}

const command: Command = {
  about: 'Makes a discount code',
  words: { code: 'what members type; letters, digits and dashes' },
  options: {
    percentage: { about: 'what it takes off, 1 to 100', needed: true },
    validity: { about: 'how often', needed: true, oneOf: validities },
    site: { about: 'only on this site' },
    country: { about: 'only for packages of this country, as NL' },
    member: { about: 'only for this member' },
    minimum: { about: 'smallest order, in minor units' },
    methods: { about: 'only with these ways to pay, with commas' },
    expires: {
      about: 'until that day has ended (UTC), as 2027-01-31; or a moment, 2027-01-31T18:00Z',
    },
  },
  changes: true,
  run: async ({ ctx, trx, given, print }) => {
    const code = (given.code ?? '').toUpperCase();
    if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new Mistake('A code is 3 to 40 letters and digits.');
    const { country, member, site } = given;
    const made = await trx
      .insertInto('discount_codes')
      .values({
        id: newId(ctx.random),
        code,
        percentage: wholeNumber('percentage', given.percentage ?? '', 1, 100),
        validity: validities.find((one) => one === given.validity) ?? 'once-per-user',
        site_id: site ?? null,
        country: country ? countryCode('country', country) : null,
        user_id: member ?? null,
        minimum_order_value: given.minimum
          ? wholeNumber('minimum', given.minimum, 1, 10_000_000)
          : null,
        paymentmethods: given.methods ? methods(given.methods) : [],
        expires_at: given.expires ? time(given.expires, ctx.clock.now()) : null,
        created_at: ctx.clock.now(),
      })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (made.numInsertedOrUpdatedRows === 0n) throw new Mistake(`There is a code ${code} already.`);
    print(`${code} can be used from now on.`);
  },
};
export default command;
