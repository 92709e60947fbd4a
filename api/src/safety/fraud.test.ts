import { randomUUID } from 'node:crypto';
import { addMessage } from '../chat/add-message.ts';
import { balanceOf } from '../credits/balance.ts';
import { spend } from '../credits/ledger.ts';
import { findCommand } from '../operator/find-command.ts';
import { runCommand } from '../operator/run-command.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { during } from '../testing/during.ts';
import { sentMails } from '../testing/mail.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send, write } from '../testing/messages.ts';
import { told } from '../testing/told.ts';
import { lockPair } from '../ties/locks.ts';

let t: TestApp;
beforeEach(async () => {
  t = await testApp();
});
afterEach(() => t.close());

const creditsOf = async ({ client }: TestMember) =>
  ((await client.get('/api/user.php')).body as { user: { credits: number } }).user.credits;

async function fraud(member: string, ...more: string[]): Promise<string> {
  const lines: string[] = [];
  const typed = [member, '--why', 'asks for gift cards', ...more];
  const command = await findCommand('member', 'fraud');
  await runCommand(t.ctx, 'member fraud', command, typed, 'ada', (line) => lines.push(line));
  return lines.join('\n');
}

test('whoever was in touch with a fraud is told in their language and gets back what it cost', async () => {
  const liar = await testMember(t, { credits: 50, profile: { name: 'Bella' } });
  const [ann, bea, reader, stranger] = await Promise.all([
    testMember(t, { credits: 50, user: { email: 'ann@example.com' } }),
    testMember(t, { credits: 50, user: { email: 'bea@example.com', language: 'nl' } }),
    testMember(t, { credits: 50, user: { email: 'reader@example.com' } }),
    testMember(t, { credits: 50, user: { email: 'stranger@example.com' } }),
  ]);
  const premium = { premium_since: t.clock.now() };
  await t.ctx.db.updateTable('users').set(premium).where('id', '=', liar.id).execute();
  await write(ann, liar);
  await write(ann, liar);
  await write(ann, stranger);
  await write(bea, liar);
  await write(liar, reader);
  await reader.client.get(`/api/chat.php?profile=${liar.id}`);
  await write(liar, stranger);
  const spent = 50 - (await creditsOf(bea));
  expect(spent).toBeGreaterThan(0);
  expect(await fraud(liar.id, '--dry-run')).toContain('dry run');
  expect(await sentMails(t)).toEqual([]);
  expect(await fraud(liar.id)).toContain(`3 told, ${3 * spent} credits`);
  expect(await creditsOf(ann)).toBe(50 - spent);
  expect(await creditsOf(bea)).toBe(50);
  expect((await liar.client.get('/api/user.php')).status).toBe(403);
  expect((await ann.client.get(`/api/chat.php?profile=${liar.id}`)).status).toBe(404);
  const mails = await sentMails(t);
  const to = (name: string) => mails.filter((mail) => JSON.stringify(mail.to).includes(name));
  expect(to('stranger')).toEqual([]);
  expect(to('ann')[0]?.text).toContain('Bella');
  expect(to('ann')[0]?.text).toContain(`Your ${2 * spent} credits`);
  expect(to('bea')[0]?.text).toContain('We hebben het account');
  expect(to('reader')[0]?.text).not.toContain('back in your account');
  await expect(fraud(liar.id)).rejects.toThrow('told before');
  expect(await creditsOf(ann)).toBe(50 - spent);
});

test('a conversation with a fraud is none of the two that are free', async () => {
  const [liar, other, third] = await Promise.all([testMember(t), testMember(t), testMember(t)]);
  const ann = await testMember(t, { credits: 50 });
  for (const to of [liar, other]) await write(ann, to);
  await liar.client.get(`/api/chat.php?profile=${ann.id}`);
  const isFull = { status: 403, body: { error: { code: 'free_conversations_used' } } };
  expect(await send(ann, third)).toMatchObject(isFull);
  await fraud(liar.id);
  await write(ann, third);
  expect(await send(ann, await testMember(t))).toMatchObject(isFull);
});

test('of two operators at once one tells everybody', async () => {
  const liar = await testMember(t);
  await write(await testMember(t, { credits: 50 }), liar);
  const done = await Promise.allSettled([fraud(liar.id), fraud(liar.id)]);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await sentMails(t)).toHaveLength(1);
});

test('what is being written to a fraud in the moment of the ban is given back as well', async () => {
  const liar = await testMember(t);
  const ann = await testMember(t, { credits: 50 });
  await write(ann, liar);
  const { conversation_id: conversation } = await t.ctx.db
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('profile_id', '=', ann.id)
    .executeTakeFirstOrThrow();
  const said = { sender: ann.id, client_id: randomUUID(), kind: 'text', body: 'Hi?' } as const;
  const done = await during(
    t,
    async (trx) => {
      await lockPair(trx, ann.id, liar.id);
      const reference = await addMessage(t.ctx, trx, { ...said, conversation, credits: 10 });
      await spend(t.ctx, trx, { user: ann.id, amount: 10, cause: 'message', reference });
    },
    () => fraud(liar.id),
  );
  expect(done).toContain('20 credits');
  expect(await creditsOf(ann)).toBe(50);
});

test('neither deleted, banned nor demo members are told; what comes back shows on an open page at once', async () => {
  const liar = await testMember(t, { credits: 50 });
  const [reader, gone, banned, drawn, here] = [
    await testMember(t),
    await testMember(t, { credits: 50, user: { email: 'gone@example.com' } }),
    await testMember(t, { credits: 50, user: { email: 'banned@example.com' } }),
    await testMember(t, { credits: 50, user: { email: 'drawn@example.com' } }),
    await testMember(t, { credits: 50, user: { email: 'here@example.com' } }),
  ];
  for (const member of [gone, banned, drawn, here]) await write(member, liar);
  await write(liar, reader);
  await reader.client.get(`/api/chat.php?profile=${liar.id}`);
  const set = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(set).where('id', '=', gone.id).execute();
  const closed = t.ctx.db.updateTable('users').set({ status: 'banned' });
  await closed.where('id', '=', banned.id).execute();
  await t.ctx.db
    .updateTable('profiles')
    .set({ fictional: true })
    .where('id', '=', drawn.id)
    .execute();
  const before = await told(t, here, 'credits');
  expect(await fraud(liar.id)).toContain('2 told');
  const mailed = (await sentMails(t)).map(({ to }) => to);
  expect(mailed).toContain('here@example.com');
  for (const other of ['gone', 'banned', 'drawn']) {
    expect(mailed).not.toContain(`${other}@example.com`);
  }
  // Who may come back, within the days or by an appeal, has their credits then.
  for (const { id } of [gone, banned]) expect(await balanceOf(t.ctx.db, id)).toBe(50);
  expect(await told(t, here, 'credits')).toHaveLength(before.length + 1);
  expect(await told(t, reader, 'credits')).toEqual([]);
});

test.each(['not_confirmed', 'banned', 'deleted'] as const)(
  'a fraud who is %s already is banned for good, and who wrote with them is told',
  async (status) => {
    const liar = await testMember(t);
    const ann = await testMember(t, { credits: 50, user: { email: 'ann@example.com' } });
    await write(ann, liar);
    const asked = status === 'deleted' ? t.clock.now() : null;
    const set = { status, deletion_requested_at: asked };
    await t.ctx.db.updateTable('users').set(set).where('id', '=', liar.id).execute();
    expect(await fraud(liar.id)).toContain('1 told');
    const account = t.ctx.db.selectFrom('users').select('status').where('id', '=', liar.id);
    expect(await account.execute()).toEqual([{ status: 'banned' }]);
  },
);

test('whoever is erased or never was is nobody to ban', async () => {
  const erased = await testMember(t);
  const set = { status: 'deleted', deleted_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(set).where('id', '=', erased.id).execute();
  for (const id of ['nobody', erased.id]) await expect(fraud(id)).rejects.toThrow('No member');
  const account = t.ctx.db.selectFrom('users').select('status').where('id', '=', erased.id);
  expect(await account.execute()).toEqual([{ status: 'deleted' }]);
});
