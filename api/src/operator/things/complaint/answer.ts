import { queueMail } from '../../../mail/queue-mail.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Answers a complaint by mail; its sender sees the answer on their page, too',
  words: { number: 'the complaint’s number' },
  options: { text: { about: 'the answer, in the sender’s language', needed: true } },
  changes: true,
  run: async ({ ctx, trx, given: { number = '', text = '' }, print }) => {
    const answered = await trx
      .updateTable('complaints')
      .set({ status: 'answered', answer: text, answered_at: ctx.clock.now() })
      .where('number', '=', number.toUpperCase())
      .where('status', '<>', 'answered')
      .returning(['number', 'site_id', 'user_id', 'email', 'language'])
      .executeTakeFirst();
    if (!answered) throw new Mistake(`No complaint "${number}" that waits for an answer.`);
    const { site_id, user_id, email, language } = answered;
    // After a final deletion there is nobody to write to.
    if (email) {
      await queueMail(ctx, trx, {
        ...{ site_id, user_id, recipient: email, language, template: 'complaint_answered' },
        data: { number: answered.number, text, path: '/complaints' },
      });
    }
    print(`${answered.number} is answered.`);
  },
};
export default command;
