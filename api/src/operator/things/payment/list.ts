import type { Command } from '../../command.ts';

const most = 50;

const command: Command = {
  about: 'Lists what is to be looked at in payments: late, wrong, doubled or returned money',
  options: {
    all: { about: 'also what is done', oneOf: ['yes'] },
    payment: { about: 'only of this payment' },
  },
  changes: false,
  run: async ({ trx, given, print }) => {
    let query = trx
      .selectFrom('payment_matters as m')
      .innerJoin('payments as p', 'p.id', 'm.payment_id')
      .select(['m.id', 'm.created_at', 'm.kind', 'm.amount', 'm.currency', 'm.payment_id'])
      .select(['p.user_id', 'p.provider', 'p.status', 'm.done_by'])
      .orderBy('m.created_at', 'desc')
      .limit(most);
    if (!given.all) query = query.where('m.done_at', 'is', null);
    if (given.payment) query = query.where('m.payment_id', '=', given.payment);
    const rows = await query.execute();
    for (const { id, created_at, amount, done_by, ...rest } of rows) {
      const day = created_at.toISOString().slice(0, 16);
      const { kind, currency, payment_id, user_id, provider, status } = rest;
      const payment = `payment ${payment_id} (${provider}, ${status}) of ${user_id}`;
      const done = done_by ? `done by ${done_by}` : '';
      print([id, day, kind, `${amount} ${currency}`, payment, done].join('  ').trimEnd());
    }
    print(rows.length === most ? `The newest ${most}.` : `${rows.length} found.`);
  },
};
export default command;
