import { minute } from '../platform/clock.ts';
import type { Trx } from '../platform/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import type { TokenPurpose } from './tables.ts';
import {
  consumeToken,
  createToken,
  expireTokens,
  knownToken,
  readToken,
  tokenSecret,
} from './tokens.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const lifetime = 30 * minute;
const purpose: TokenPurpose = 'password_reset';
const data = { from: 'here' };

const inTrx = <Result>(work: (trx: Trx) => Promise<Result>) => t.ctx.db.transaction().execute(work);
async function mailed(user_id: string, purpose_: TokenPurpose = purpose): Promise<string> {
  const token = { user_id, purpose: purpose_, lifetime, data };
  return tokenSecret(t.ctx, await inTrx((trx) => createToken(t.ctx, trx, token)));
}
const consume = (secret: string, what: TokenPurpose = purpose) =>
  inTrx((trx) => consumeToken(t.ctx, trx, what, secret));
const read = (secret: string, what: TokenPurpose = purpose) =>
  readToken(t.ctx, t.ctx.db, what, secret);
const know = (secret: string, what: TokenPurpose = purpose) => knownToken(t.ctx, what, secret);
const ways = { consume, read, know };

const expired = { status: 410, code: 'token_expired' };
const spent = { status: 410, code: 'token_used' };
const invalid = { status: 404, code: 'token_invalid' };

describe.each(Object.entries(ways))('to %s a token', (_name, look) => {
  test('gives whose it is and its data, to the last moment before its end', async () => {
    const { id } = await testMember(t);
    const secret = await mailed(id);
    t.clock.advance(lifetime - 1);
    expect(await look(secret)).toMatchObject({ user_id: id, data });
  });

  test('is refused from its end on', async () => {
    const secret = await mailed((await testMember(t)).id);
    t.clock.advance(lifetime);
    await expect(look(secret)).rejects.toMatchObject(expired);
  });

  test('is refused for what nobody was mailed, and for another purpose', async () => {
    await expect(look('nothing')).rejects.toMatchObject(invalid);
    const secret = await mailed((await testMember(t)).id);
    await expect(look(secret, 'activate')).rejects.toMatchObject(invalid);
    expect(await look(secret)).toMatchObject({ data });
  });
});

test('of parallel uses one succeeds; the others, and who reads later, hear that it was used', async () => {
  const secret = await mailed((await testMember(t)).id);
  const uses = await Promise.allSettled(Array.from({ length: 5 }, () => consume(secret)));
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = uses.filter((use) => use.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toMatchObject(refused.map(() => spent));
  await expect(know(secret)).rejects.toMatchObject(spent);
  expect(await read(secret)).toMatchObject({ data });
});

test('older tokens end for their member and purpose alone; what was used stays used, what did nothing is none', async () => {
  const [ann, bob] = [await testMember(t), await testMember(t)];
  const [used, mine] = [await mailed(ann.id), await mailed(ann.id)];
  const others = [await mailed(bob.id), await mailed(ann.id, 'activate')] as const;
  await consume(used);
  const first = t.clock.now();
  t.clock.advance(minute);
  await inTrx((trx) => expireTokens(t.ctx, trx, ann.id, purpose));
  await expect(consume(mine)).rejects.toMatchObject(expired);
  await expect(consume(used)).rejects.toMatchObject(spent);
  expect(await know(others[0])).toMatchObject({ user_id: bob.id });
  expect(await know(others[1], 'activate')).toMatchObject({ user_id: ann.id });
  const ends = await t.ctx.db
    .selectFrom('tokens')
    .select('used_at')
    .where('user_id', '=', ann.id)
    .orderBy('used_at')
    .execute();
  expect(ends.map(({ used_at }) => used_at)).toEqual([first, null, null]);
});
