import { jest } from '@jest/globals';
import { findCommand } from '../../operator/find-command.ts';
import { runCommand } from '../../operator/run-command.ts';
import type { Photo } from '../../photos/photos-of.ts';
import { proofKey } from '../../photos/proof-key.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { told } from '../../testing/told.ts';
import { plainPhoto, uploaded } from '../../testing/upload.ts';

let t: TestApp;
let picture: Buffer;
beforeAll(async () => {
  picture = await plainPhoto();
});
beforeEach(async () => {
  t = await testApp();
});
afterEach(() => t.close());

async function send(member: TestMember, file = picture) {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(file)]), 'me.jpg');
  const body = new Response(form);
  return member.client.send({
    method: 'POST',
    url: '/api/verification.php',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

async function operate(thing: string, verb: string, ...typed: string[]): Promise<string> {
  const lines: string[] = [];
  const command = await findCommand(thing, verb);
  await runCommand(t.ctx, `${thing} ${verb}`, command, typed, 'ada', (line) => lines.push(line));
  return lines.join('\n');
}

/** Finds that the photo in the pose shows who is on `photo`. */
const verify = (member: TestMember, photo: { id: string }, ...more: string[]) =>
  operate('member', 'verify', member.id, photo.id, '--why', 'the same face', ...more);
const makeMain = (member: TestMember, { id }: { id: string }) =>
  member.client.put('/api/photo.php', { id, main: true });

const state = async (member: TestMember) =>
  (await member.client.get('/api/verification.php')).body as { status: string; pose: string };
const page = async (reader: TestMember, id: string) =>
  ((await reader.client.get(`/api/profile.php?id=${id}`)).body as { profile: object }).profile;

test('a photo in the pose is compared, deleted, and the mark stands for a year', async () => {
  const me = await testMember(t, { profile: { name: 'Noor' } });
  const reader = await testMember(t);
  expect(await send(me)).toMatchObject({
    status: 409,
    body: { error: { code: 'photo_needed' } },
  });
  const main = await uploaded(me, picture);
  const never = { verified_at: null, expires_at: null };
  expect(await state(me)).toMatchObject({ status: 'none', pose: expect.any(String), ...never });
  expect(await send(me)).toMatchObject({ status: 200, body: { status: 'waiting' } });
  expect(await page(reader, me.id)).not.toHaveProperty('verified');
  expect(await t.ctx.files.exists(proofKey(me.id))).toBe(true);
  const listed = await operate('verification', 'list');
  expect(listed).toContain(proofKey(me.id));
  expect(listed).toContain(`${me.id}  ${main.id}  `);
  await verify(me, main, '--dry-run');
  expect(await t.ctx.files.exists(proofKey(me.id))).toBe(true);
  await verify(me, main);
  expect(await t.ctx.files.exists(proofKey(me.id))).toBe(false);
  const marked = { verified: true, verified_at: t.clock.now().toISOString() };
  expect(await page(reader, me.id)).toMatchObject(marked);
  expect(await state(me)).toMatchObject({
    ...{ status: 'verified', verified_at: marked.verified_at },
    expires_at: new Date(t.clock.now().getTime() + 365 * day).toISOString(),
  });
  expect((await sentMails(t))[0]?.text).toContain('That is you, Noor');
  // An open page says so at once.
  expect(await told(t, me, 'account')).toHaveLength(1);
  await expect(verify(me, main)).rejects.toThrow('No photo');
  t.clock.advance(365 * day);
  await t.ctx.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2030-01-01'), last_seen_at: t.clock.now() })
    .execute();
  expect(await page(reader, me.id)).not.toHaveProperty('verified');
  expect(await state(me)).toMatchObject({ status: 'expired', ...never });
});

test('while the photo cannot be deleted nothing is decided, and then it can be', async () => {
  const me = await testMember(t);
  const main = await uploaded(me, picture);
  await send(me);
  jest.spyOn(t.ctx.files, 'delete').mockRejectedValueOnce(new Error('The bucket is away.'));
  await expect(verify(me, main)).rejects.toThrow('away');
  expect(await state(me)).toMatchObject({ status: 'waiting' });
  expect(await sentMails(t)).toEqual([]);
  await verify(me, main);
  expect(await state(me)).toMatchObject({ status: 'verified' });
  expect(await t.ctx.files.exists(proofKey(me.id))).toBe(false);
});

test('a refusal marks nobody; it says why, in the member’s language, and asks for another pose', async () => {
  const me = await testMember(t, { user: { language: 'nl' } });
  await uploaded(me, picture);
  const { pose } = await state(me);
  await send(me);
  await operate('member', 'unverify', me.id, '--reason', 'unclear', '--why', 'dark');
  const after = await state(me);
  expect(after).toMatchObject({ status: 'refused', reason: 'unclear' });
  expect(after.pose).not.toBe(pose);
  const [mail] = await sentMails(t);
  expect(mail?.text).toContain('te donker');
  expect(mail?.text).toMatch(/localhost\S*\/profile\b/);
  expect(await page(await testMember(t), me.id)).not.toHaveProperty('verified');
  expect(await t.ctx.files.exists(proofKey(me.id))).toBe(false);
});

test('a mark that is taken away is gone, and an open page says so', async () => {
  const me = await testMember(t);
  const main = await uploaded(me, picture);
  await send(me);
  await verify(me, main);
  const before = await told(t, me);
  await operate('member', 'unverify', me.id, '--why', 'somebody else');
  expect(await state(me)).toMatchObject({ status: 'none' });
  expect(await told(t, me)).toHaveLength(before.length + 1);
  await expect(operate('member', 'unverify', me.id, '--why', 'again')).rejects.toThrow('no mark');
  expect(await told(t, me)).toHaveLength(before.length + 1);
});

test.each([
  ['chosen', (me: TestMember, _: Photo, other: Photo) => makeMain(me, other)],
  ['new', async (me: TestMember) => makeMain(me, await uploaded(me, picture))],
  [
    'left over',
    ({ client }: TestMember, main: Photo) => client.delete(`/api/photo.php?id=${main.id}`),
  ],
])('the mark is of the photo that was compared: another one, %s, ends it', async (_, change) => {
  const me = await testMember(t);
  const main = await uploaded(me, picture);
  const other = await uploaded(me, picture);
  await send(me);
  t.clock.advance(1000);
  await verify(me, main);
  await makeMain(me, main);
  expect(await state(me)).toMatchObject({ status: 'verified' });
  t.clock.advance(1000);
  await change(me, main, other);
  expect(await state(me)).toMatchObject({ status: 'expired', verified_at: null });
  expect(await page(await testMember(t), me.id)).not.toHaveProperty('verified');
  await makeMain(me, main);
  expect(await state(me)).toMatchObject({ status: 'expired' });
});

test('whose main photo changes after the operator looked is not verified, and waits to be looked at again', async () => {
  const me = await testMember(t);
  const seen = await uploaded(me, picture);
  const other = await uploaded(me, picture);
  await send(me);
  expect(await operate('verification', 'list')).toContain(`${me.id}  ${seen.id}  `);
  await makeMain(me, other);
  await expect(verify(me, seen)).rejects.toThrow('look again');
  expect(await state(me)).toMatchObject({ status: 'waiting' });
  expect(await t.ctx.files.exists(proofKey(me.id))).toBe(true);
  expect(await operate('verification', 'list')).toContain(`${me.id}  ${other.id}  `);
  await verify(me, other);
  expect(await state(me)).toMatchObject({ status: 'verified' });
});

test('nobody is marked who is drawn', async () => {
  const drawn = testMember(t, {
    profile: { fictional: true, verified_until: new Date('2027-01-01') },
  });
  await expect(drawn).rejects.toThrow('profiles_verified_are_real');
});

test('the mark is mailed in the member’s language, stands the whole year, and is not asked for twice', async () => {
  const me = await testMember(t, { user: { language: 'nl' } });
  const main = await uploaded(me, picture);
  const { pose } = await state(me);
  await send(me);
  expect((await state(me)).pose).toBe(pose);
  t.clock.advance(1000);
  await verify(me, main);
  expect((await sentMails(t))[0]?.subject).toBe('Je bent geverifieerd');
  expect(await send(me)).toMatchObject({
    status: 409,
    body: { error: { code: 'verified_already' } },
  });
  t.clock.advance(365 * day - 1);
  await t.ctx.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2030-01-01'), last_seen_at: t.clock.now() })
    .execute();
  expect(await state(me)).toMatchObject({ status: 'verified' });
});
