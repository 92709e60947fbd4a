import { minute } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { downloadOf, givePassword } from '../../testing/own-data.ts';
import { takeOwnDataToken } from './ask.ts';

let t: TestApp;
let me: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t);
  await givePassword(t, me);
});

const paths = ['/api/own-data.php', '/api/own-archive.php'];

test('a session alone gets nothing, nor does a wrong password [S07]', async () => {
  const wrong = await me.client.post('/api/own-data.php', { password: 'a guess' });
  expect(wrong).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'password', code: 'wrong' }] } },
  });
  for (const path of paths) {
    expect((await me.client.get(path)).status).toBe(400);
    expect((await me.client.get(`${path}?token=${'x'.repeat(43)}`)).status).toBe(404);
  }
});

test.each(paths)(
  '%s: a token is for one download, of its member, for five minutes',
  async (path) => {
    const url = await downloadOf(me, path);
    const other = await testMember(t);
    expect((await other.client.get(url)).status).toBe(404);
    expect((await t.client().get(url)).status).toBe(403);
    expect((await me.client.get(url)).status).toBe(200);
    expect((await me.client.get(url)).status).toBe(410);
    const late = await downloadOf(me, path);
    t.clock.advance(5 * minute);
    expect((await me.client.get(late)).status).toBe(410);
  },
);

test('of two who use a token at the same moment one has it', async () => {
  const [, token = ''] = (await downloadOf(me, '')).split('=');
  const both = await Promise.allSettled([0, 1].map(() => takeOwnDataToken(t.ctx, me.id, token)));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a login of just now counts as the password, an older one does not', async () => {
  const ask = async () => (await me.client.post('/api/own-data.php', {})).status;
  expect(await ask()).toBe(200);
  t.clock.advance(10 * minute);
  expect(await ask()).toBe(400);
});

test('passwords cannot be tried here without end', async () => {
  const guess = () => me.client.post('/api/own-data.php', { password: 'a guess' });
  for (let times = 0; times < 5; times += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});

test('until its last moment a token is good, and so is a login', async () => {
  t.clock.advance(10 * minute - 1);
  expect((await me.client.post('/api/own-data.php', {})).status).toBe(200);
  const url = await downloadOf(me, '/api/own-data.php');
  t.clock.advance(5 * minute - 1);
  expect((await me.client.get(url)).status).toBe(200);
});
