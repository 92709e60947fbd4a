import { pictureKey } from '../../../photos/picture-files.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database.ts';
import { placeOf } from '../../../platform/files.ts';
import { numberOf } from '../../../safety/reports/number.ts';
import { whatOf } from '../../../safety/reports/tell.ts';
import type { Command } from '../../command.ts';
import { findReport } from '../../find-report.ts';
import { quoted } from '../../quoted.ts';

const command: Command = {
  about: 'Shows a report: what was reported, by whom, and what else there is about the member',
  words: { report: 'the report’s number or id' },
  changes: false,
  run: async ({ ctx, trx, given: { report: typed = '' }, print }) => {
    const report = await findReport(trx, typed);
    const { id, reason, status, measure, remarks, profile_id, reporter_id } = report;
    print(`report   ${numberOf(id)}  ${id}  ${status} ${measure ?? ''}`.trimEnd());
    print(`when     ${report.created_at.toISOString()}`);
    print(`about    ${whatOf(report)}: ${reason}`);
    if (remarks) print(`remarks  ${quoted(remarks)}`);
    if (!profile_id) print('member   nobody: there is no such member, or not any more');
    else print(`member   ${profile_id}  ${await describe(trx, profile_id)}`);
    if (!reporter_id) print('by       nobody who is still here');
    else print(`by       ${reporter_id}  ${await describe(trx, reporter_id)}`);
    if (!profile_id) return;
    for (const line of await pieceOf(ctx, trx, { ...report, profile_id })) print(line);
    const others = await trx
      .selectFrom('reports')
      .select(['id', 'reason', 'status', 'measure'])
      .where('profile_id', '=', profile_id)
      .where('id', '<>', id)
      .orderBy('created_at', 'desc')
      .limit(20)
      .execute();
    for (const other of others) {
      const { status: state, measure: then } = other;
      print(`before   ${numberOf(other.id)}  ${other.reason}  ${state} ${then ?? ''}`.trimEnd());
    }
  },
};
export default command;

async function describe(trx: Trx, id: string): Promise<string> {
  const { name, status, site_id, fictional } = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['name', 'users.status', 'site_id', 'fictional'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
  return [quoted(name), status, site_id, fictional ? 'fictional' : ''].join('  ').trimEnd();
}

interface Piece {
  profile_id: string;
  photo_id: string | null;
  message_id: string | null;
}

/** What was reported itself; of a message nothing else of the conversation. */
async function pieceOf(ctx: Context, trx: Trx, { profile_id, ...piece }: Piece) {
  if (piece.photo_id) {
    return [`photo    ${placeOf(ctx.env, pictureKey(piece.photo_id, 'full'))}`];
  }
  if (piece.message_id) {
    const said = await trx
      .selectFrom('messages')
      .select(['kind', 'body', 'created_at'])
      .where('id', '=', piece.message_id)
      .executeTakeFirst();
    return [`message  ${said ? `${said.kind}  ${quoted(said.body ?? '')}` : 'is gone'}`];
  }
  const { about_me, prompts } = await trx
    .selectFrom('profiles')
    .select(['about_me', 'prompts'])
    .where('id', '=', profile_id)
    .executeTakeFirstOrThrow();
  return [
    `text     ${quoted(about_me)}`,
    ...prompts.map(({ key, answer }) => `prompt   ${key}  ${quoted(answer)}`),
  ];
}
