import { after, day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { queueNotices } from './queue-notices.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Profile = NonNullable<NonNullable<Parameters<typeof testMember>[1]>['profile']>;

/** Of a country that only this test has members in. */
const joined = (daysAgo: number, more: Profile = {}) =>
  testMember(t, { profile: { created_at: ago(daysAgo), last_seen_at: ago(daysAgo), ...more } });
const ago = (days: number) => after(t.clock.now(), -days * day);

async function mailsTo({ id }: TestMember, about: RegExp) {
  await queueNotices(t.ctx);
  const mails = await sentMails(t);
  return mails.filter(({ to, subject }) => to === `${id}@example.com` && about.test(subject));
}

const aboutPeople = /new/i;
const aboutPhoto = /photo/i;

describe('who joined in the last week', () => {
  const woman = { gender: 'female', seeks: 'male' } as const;
  const reader = (more: Profile = {}) =>
    joined(20, { country: 'IE', last_seen_at: ago(3), ...more });

  test('is counted in one’s country, of whom one seeks, real and not hidden', async () => {
    const me = await reader();
    const met = { country: 'IE', ...woman };
    await joined(2, met);
    await joined(6, met);
    const blocked = await joined(2, met);
    await me.client.post('/api/block.php', { profile: blocked.id });
    await joined(8, met);
    await joined(2, { ...met, country: 'GB' });
    await joined(2, { country: 'IE', gender: 'male' });
    await joined(2, { ...met, fictional: true });
    await joined(2, { ...met, privacy: true });
    await joined(2, { ...met, active: false });
    await t.ctx.db
      .updateTable('profiles')
      .set({ last_seen_at: ago(3) })
      .where('id', '=', me.id)
      .execute();
    const mails = await mailsTo(me, aboutPeople);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/\b2\b/)]);
    t.clock.advance(6 * day);
    await joined(1, met);
    expect(await mailsTo(me, aboutPeople)).toHaveLength(1);
    t.clock.advance(1.1 * day);
    expect(await mailsTo(me, aboutPeople)).toHaveLength(2);
  });

  test('is told to nobody who was here today, is new, or has been away for months', async () => {
    const country = 'NZ';
    await joined(2, { country, ...woman });
    const told = async (profile: Profile) =>
      (await mailsTo(await reader({ country, ...profile }), aboutPeople)).length;
    expect(await told({ last_seen_at: ago(0.9) })).toBe(0);
    expect(await told({ created_at: ago(6) })).toBe(0);
    expect(await told({ last_seen_at: ago(91), created_at: ago(200) })).toBe(0);
    expect(await told({ last_seen_at: ago(89), created_at: ago(200) })).toBe(1);
  });

  test('is not told where it is nobody', async () => {
    expect(await mailsTo(await reader({ country: 'AU' }), aboutPeople)).toEqual([]);
  });
});

describe('a profile without a photo', () => {
  test('is reminded of it once, from the third day to the thirtieth', async () => {
    const told = async (me: TestMember) => (await mailsTo(me, aboutPhoto)).length;
    expect(await told(await joined(2.5))).toBe(0);
    expect(await told(await joined(31))).toBe(0);
    expect(await told(await joined(5, { last_seen_at: ago(1) }))).toBe(0);
    const me = await joined(5);
    expect(await told(me)).toBe(1);
    t.clock.advance(10 * day);
    expect(await told(me)).toBe(1);
  });

  test('that has one by now is not', async () => {
    const me = await joined(5);
    const photo = { id: `${me.id.slice(0, 25)}p`, profile_id: me.id, width: 1, height: 1 };
    await t.ctx.db
      .insertInto('photos')
      .values({ ...photo, position: 0, status: 'ready', created_at: ago(5) })
      .execute();
    await t.ctx.db
      .updateTable('profiles')
      .set({ main_photo_id: photo.id })
      .where('id', '=', me.id)
      .execute();
    expect(await mailsTo(me, aboutPhoto)).toEqual([]);
  });
});
