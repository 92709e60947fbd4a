import { deletePictures } from '../../../photos/picture-files.ts';
import { decideReport, measures } from '../../../safety/reports/decide.ts';
import { type Command, Mistake } from '../../command.ts';
import { findReport } from '../../find-report.ts';

const command: Command = {
  about: 'Decides a report: does it, and mails both sides why and how to appeal',
  words: { report: 'the report’s number or id' },
  options: {
    measure: { about: 'what is done; none dismisses it', needed: true, oneOf: measures },
  },
  changes: true,
  run: async ({ ctx, trx, given, who, print, atLast }) => {
    const report = await findReport(trx, given.report ?? '');
    const { profile_id, photo_id, message_id } = report;
    if (report.status !== 'open') throw new Mistake(`It was ${report.status} before.`);
    const measure = measures.find((one) => one === given.measure) ?? 'none';
    if (measure !== 'none' && !profile_id) throw new Mistake('There is no such member.');
    if (measure === 'photo_removed' && !photo_id) throw new Mistake('It is not about a photo.');
    if (measure === 'message_removed' && !message_id) throw new Mistake('It is about no message.');
    const decided = await decideReport(ctx, trx, report, measure, who);
    if (decided === 0) throw new Mistake('Somebody else has just decided it; look again.');
    if (measure === 'photo_removed' && photo_id) atLast(() => deletePictures(ctx, photo_id));
    print(`${decided} decided: ${measure}.`);
  },
};
export default command;
