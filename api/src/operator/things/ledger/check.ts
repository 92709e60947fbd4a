import { sql } from 'kysely';
import { type Command, Mistake } from '../../command.ts';

const most = 20;

/** What must never be found, each as a question that answers with what is wrong. */
const questions: Record<string, string> = {
  'balance is not the sum of the entries so far': `
    select id from (select id, balance_after, sum(amount) over
      (partition by user_id order by entry_no) as sum from credit_entries) e
    where balance_after <> sum`,
  'entries are not numbered from 1 without holes': `
    select id from (select id, entry_no, row_number() over
      (partition by user_id order by entry_no) as no from credit_entries) e
    where entry_no <> no`,
  'balance below 0 that no payment taken back explains': `
    select id from credit_entries
    where balance_after < 0 and cause <> 'reversal' and amount < 0`,
  'credits bought without a payment that was made': `
    select e.id from credit_entries e left join payments p on p.id = e.reference
    where e.cause = 'purchase' and (p.id is null or p.status <> 'completed'
      or p.user_id <> e.user_id or p.credits <> e.amount)`,
  'payment made without its credits': `
    select p.id from payments p where p.status = 'completed' and not exists
      (select 1 from credit_entries e where e.cause = 'purchase' and e.reference = p.id)`,
  'message without what it cost': `
    select m.id from messages m where m.credits > 0 and not exists
      (select 1 from credit_entries e where e.reference = m.id
        and e.cause in ('message', 'photo', 'gift') and e.amount = -m.credits)`,
  'cost of a message that another price was told for': `
    select e.id from credit_entries e join messages m on m.id = e.reference
    where e.cause in ('message', 'photo', 'gift')
      and (e.amount <> -m.credits or e.user_id <> m.sender_id)`,
  'given back more, or to somebody else, than was spent': `
    select e.id from credit_entries e where e.cause = 'refund' and not exists
      (select 1 from credit_entries s where s.reference = e.reference and s.user_id = e.user_id
        and s.cause in ('message', 'photo', 'gift') and s.amount = -e.amount)`,
  'credits returned that the entries do not show': `
    select p.id from payments p where p.returned_credits <>
      (select coalesce(-sum(e.amount), 0) from credit_entries e where
        (e.cause = 'withdrawal' and e.reference = p.id)
        or (e.cause = 'reversal' and e.reference like p.id || ':%'))`,
  'withdrawal without its refund': `
    select e.id from credit_entries e where e.cause = 'withdrawal' and not exists
      (select 1 from payment_refunds r where r.payment_id = e.reference
        and r.cause = 'withdrawal')`,
  'more money returned than was paid': `
    select id from payments where returned_amount > amount or returned_credits > credits`,
};

const command: Command = {
  about: 'Checks the books of credits and payments against each other',
  changes: false,
  run: async ({ trx, print }) => {
    let found = 0;
    for (const [what, question] of Object.entries(questions)) {
      const { rows } = await sql<{ id: string }>`${sql.raw(question)} limit ${most}`.execute(trx);
      found += rows.length;
      if (rows.length > 0) print(`✗ ${what}: ${rows.map(({ id }) => id).join(' ')}`);
    }
    if (found > 0) throw new Mistake(`${found} found.`);
    print('✓ Nothing is wrong in the books.');
  },
};
export default command;
