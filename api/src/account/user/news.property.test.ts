import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type TestMember, testMember } from '../../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const acts = [
  'write',
  'write',
  'read',
  'report a message',
  'remove the chat',
  'like',
  'take the like back',
  'open the profile',
  'block',
  'unblock',
  'leave',
  'come back',
] as const;

/** One member does something to another; `leave` and `come back` concern only the first. */
interface Step {
  who: number;
  act: (typeof acts)[number];
  whom: number;
}

const people = 3;
const step: fc.Arbitrary<Step> = fc
  .record({
    who: fc.nat(people - 1),
    act: fc.constantFrom(...acts),
    whom: fc.integer({ min: 1, max: people - 1 }),
  })
  .map(({ who, act, whom }) => ({ who, act, whom: (who + whom) % people }));

/** Says whether a block was taken: whoever is not there cannot be blocked either. */
async function take(me: TestMember, { act }: Step, other: TestMember): Promise<boolean> {
  const profile = other.id;
  const { client } = me;
  if (act === 'write') {
    const message = { client_id: randomUUID(), kind: 'text', body: 'Hi' };
    await client.post('/api/message.php', { ...message, profile });
  } else if (act === 'read') {
    const { body } = await client.get(`/api/chat.php?profile=${profile}`);
    const { conversation } = body as { conversation?: string | null };
    if (conversation) await client.post('/api/read.php', { conversation });
  } else if (act === 'report a message') {
    const { body } = await client.get(`/api/chat.php?profile=${profile}`);
    const { messages = [] } = body as { messages?: { id: string; sender: string }[] };
    const message = messages.findLast(({ sender }) => sender === profile)?.id;
    if (message) await client.post('/api/report.php', { profile, message, reason: 'spam' });
  } else if (act === 'remove the chat') await client.delete(`/api/chat.php?profile=${profile}`);
  else if (act === 'like') await client.post('/api/like.php', { profile });
  else if (act === 'take the like back') await client.delete(`/api/like.php?profile=${profile}`);
  else if (act === 'open the profile') await client.get(`/api/profile.php?id=${profile}`);
  else if (act === 'block')
    return (await client.post('/api/block.php', { profile })).status === 204;
  else if (act === 'unblock') await client.delete(`/api/block.php?profile=${profile}`);
  else await setActive(me, act === 'come back');
  return false;
}

/** What deleting and restoring an account do to a profile. */
async function setActive({ id }: TestMember, active: boolean): Promise<void> {
  await t.ctx.db.updateTable('profiles').set({ active }).where('id', '=', id).execute();
}

interface Chats {
  chats: { profile: string; num_unread_messages: number }[];
  total_unread: number;
}
interface Likes {
  liked_by: { id: string; like_new: boolean }[];
}
interface User {
  user: { num_unread_messages: number; num_new_likes: number };
}

/** What the badges, the title and the lists say to one member. */
async function shown({ client }: TestMember) {
  const { user } = (await client.get('/api/user.php')).body as User;
  const { chats, total_unread } = (await client.get('/api/chats.php')).body as Chats;
  const { liked_by } = (await client.get('/api/likes.php')).body as Likes;
  return {
    unread: {
      badge: user.num_unread_messages,
      title: total_unread,
      list: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    },
    likes: { badge: user.num_new_likes, list: liked_by.filter((one) => one.like_new).length },
    people: [...chats.map((chat) => chat.profile), ...liked_by.map((one) => one.id)],
  };
}

test('badge, title and list say the same, of nobody who is hidden or gone, whatever happened [R35]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const overrides = { user: { premium_since: t.clock.now() }, credits: 10_000 };
      const members = await Promise.all(
        Array.from({ length: people }, () => testMember(t, overrides)),
      );
      const gone = new Set<string>();
      const blocked = new Set<string>();
      for (const one of steps) {
        const [me, other] = [members[one.who], members[one.whom]];
        if (!me || !other) throw new Error('Nobody.');
        t.clock.advance(second);
        const isBlocked = await take(me, one, other);
        if (one.act === 'leave') gone.add(me.id);
        if (one.act === 'come back') gone.delete(me.id);
        if (isBlocked) blocked.add(`${me.id} ${other.id}`);
        if (one.act === 'unblock') blocked.delete(`${me.id} ${other.id}`);
      }
      for (const me of members) {
        const { unread, likes, people } = await shown(me);
        expect(unread).toEqual({ badge: unread.title, title: unread.title, list: unread.title });
        expect(likes.badge).toBe(likes.list);
        const unwanted = people.filter(
          (id) => gone.has(id) || blocked.has(`${me.id} ${id}`) || blocked.has(`${id} ${me.id}`),
        );
        expect(unwanted).toEqual([]);
      }
    }),
    // More histories with a higher number; the first that fails is told with its seed.
    { numRuns: Number(process.env.HISTORIES ?? 40) },
  );
}, 120_000);
