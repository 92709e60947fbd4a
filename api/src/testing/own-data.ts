import { hashPassword } from '../identity/password-hash.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './member.ts';

export const ownPassword = 'a market square at noon';

/** Gives a member a password to be asked for. */
export async function givePassword(test: TestApp, { id }: TestMember): Promise<void> {
  const password_hash = await hashPassword(ownPassword);
  await test.ctx.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

/** Where a member downloads their data, once, as the page learns it after the password. */
export async function downloadOf({ client }: TestMember, path: string): Promise<string> {
  const answer = await client.post('/api/own-data.php', { password: ownPassword });
  return `${path}?token=${(answer.body as { token: string }).token}`;
}
