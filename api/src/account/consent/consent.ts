import { sexualityOf } from '../../identity/sexuality-of.ts';
import type { Seeks } from '../../identity/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { translator } from '../../platform/texts.ts';
import { knownEdition } from './editions.ts';

interface Given {
  edition: number | undefined;
  /** Of the page where it was ticked. */
  language: string;
}

/** Keeps which words a member agreed to, in the transaction that keeps the choice they are about. */
export async function keepConsent(
  ctx: Context,
  trx: Trx,
  user_id: string,
  { edition, language }: Given,
): Promise<void> {
  const known = knownEdition(edition);
  const words = translator(language)(`consent.${known}`);
  await trx
    .insertInto('consents')
    .values({ user_id, edition: known, language, words, given_at: ctx.clock.now() })
    .onConflict((on) => on.column('user_id').where('withdrawn_at', 'is', null).doNothing())
    .execute();
}

/** Consent to keep whom a member seeks, given again, with the choice. Repeating it changes the choice alone. */
export async function giveConsent(
  ctx: Context,
  user: string,
  seeks: Seeks,
  given: Given,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { gender } = await lockProfile(trx, user);
    await keepConsent(ctx, trx, user, given);
    const choice = { seeks, sexuality: sexualityOf(gender, seeks) };
    await trx.updateTable('profiles').set(choice).where('id', '=', user).execute();
  });
}

/**
 * Takes the consent back: the choice is gone, and with it what was found by it. Lists of the search
 * are by what members seek, so nobody finds this one any more.
 */
export async function withdrawConsent(ctx: Context, user: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockProfile(trx, user);
    await trx
      .updateTable('consents')
      .set({ withdrawn_at: ctx.clock.now() })
      .where('user_id', '=', user)
      .where('withdrawn_at', 'is', null)
      .execute();
    const nothing = { seeks: null, sexuality: null };
    await trx.updateTable('profiles').set(nothing).where('id', '=', user).execute();
    await trx.deleteFrom('signup_matches').where('user_id', '=', user).execute();
  });
}

function lockProfile(trx: Trx, id: string) {
  return trx
    .selectFrom('profiles')
    .select('gender')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
