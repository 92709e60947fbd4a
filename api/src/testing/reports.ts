import { decideAppeal } from '../safety/reports/appeal.ts';
import type { TestApp } from './app.ts';
import { sentMails, tokenOf } from './mail.ts';
import type { TestMember } from './member.ts';
import { typeCommand } from './type-command.ts';

/** Somebody reports somebody: the report's id, and the number that people say. */
export async function report({ client }: TestMember, about: { id: string }, more: object = {}) {
  const wish = { profile: about.id, reason: 'hate', ...more };
  const { status, body } = await client.post('/api/report.php', wish);
  expect(status).toBe(200);
  return body as { report: string; number: string };
}

/** Ada decides a report, a moment later; gives what she reads of it. */
export function decide(t: TestApp, id: string, measure: string): Promise<string> {
  t.clock.advance(1000);
  const how = ['--measure', measure, '--why', 'looked at'];
  return typeCommand(t, 'report', 'decide', id, ...how);
}

/** The token of the latest link with which somebody may appeal. */
export async function appealToken(t: TestApp, { id }: TestMember): Promise<string> {
  const mails = await sentMails(t);
  return tokenOf(mails.find(({ to, text }) => to.includes(id) && text.includes('/appeal?')));
}

export async function appeal(t: TestApp, token: string): Promise<void> {
  const body = { token, text: 'I never wrote anything like it.' };
  expect((await t.client().post('/api/appeal.php', body)).status).toBe(204);
}

/** Grace answers what somebody said against a decision. */
export async function answerAppeal(
  { ctx }: TestApp,
  { id: user }: TestMember,
  answer: 'granted' | 'rejected',
): Promise<void> {
  const appeals = ctx.db.selectFrom('appeals').select('id').where('user_id', '=', user);
  const { id } = await appeals.where('status', '=', 'open').executeTakeFirstOrThrow();
  const decided = await ctx.db
    .transaction()
    .execute((trx) => decideAppeal(ctx, trx, id, answer, 'grace'));
  expect(decided).toBe(true);
}

/** How an account stands: active, banned, deleted. */
export async function accountOf({ ctx }: TestApp, { id }: TestMember): Promise<string> {
  const users = ctx.db.selectFrom('users').select('status').where('id', '=', id);
  return (await users.executeTakeFirstOrThrow()).status;
}
