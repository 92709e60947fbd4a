import { hour } from '../platform/clock.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import {
  addMessageImage,
  deleteMessageImages,
  findMessageImage,
  forgetUnsentImages,
  messageImageKey,
  takeMessageImage,
  viewMessageImage,
} from './message-images.ts';

let t: TestApp;
let annsPage: TestMember;
let ann: string;
let bob: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  annsPage = await testMember(t, { credits: 100 });
  ann = annsPage.id;
  bob = (await testMember(t)).id;
});
afterAll(() => t.close());

const inTrx = <Result>(work: (trx: Trx) => Promise<Result>) => t.ctx.db.transaction().execute(work);
const pictures = {
  ...{ width: 30, height: 20 },
  variants: { full: Buffer.from('full'), thumb: Buffer.from('thumb') },
} as unknown as Parameters<typeof addMessageImage>[3];
const add = (owner: string) => inTrx((trx) => addMessageImage(t.ctx, trx, owner, pictures));
/** Gives an image to a message that Ann has just sent. */
async function take(owner: string, id: string): Promise<boolean> {
  const words = { profile: bob, client_id: newId(t.ctx.random), kind: 'text', body: 'Hello' };
  const { body } = await annsPage.client.post('/api/message.php', words);
  const { message } = body as { message: { id: string } };
  return inTrx((trx) => takeMessageImage(t.ctx, trx, owner, id, message.id));
}
const isThere = async (id: string) => [
  (await findMessageImage(t.ctx, ann, id)) !== undefined,
  await t.ctx.files.exists(messageImageKey(id, 'full')),
  await t.ctx.files.exists(messageImageKey(id, 'thumb')),
];
const [all, none] = [
  [true, true, true],
  [false, false, false],
];

test('an image is found by its owner alone, and had at addresses of its own', async () => {
  const id = await add(ann);
  const found = await findMessageImage(t.ctx, ann, id);
  expect(found && viewMessageImage(found)).toEqual({
    ...{ id, width: 30, height: 20 },
    thumb_url: `/api/message-image/${id}/thumb`,
    full_url: `/api/message-image/${id}/full`,
  });
  expect(await findMessageImage(t.ctx, bob, id)).toBeUndefined();
  const bytes = await t.ctx.files.getBytes(messageImageKey(id, 'thumb'));
  expect(Buffer.from(bytes).toString()).toBe('thumb');
});

test('it goes with one message, of its owner, within a day less an hour', async () => {
  const [one, late] = [await add(ann), await add(ann)];
  expect(await take(bob, one)).toBe(false);
  const takes = await Promise.all([take(ann, one), take(ann, one)]);
  expect(takes.sort()).toEqual([false, true]);
  t.clock.advance(23 * hour);
  expect(await take(ann, late)).toBe(false);
  const last = await add(ann);
  t.clock.advance(23 * hour - 1);
  expect(await take(ann, last)).toBe(true);
});

test('what was not sent in a day is forgotten with its files; what was sent stays', async () => {
  const [sent, left] = [await add(ann), await add(ann)];
  await take(ann, sent);
  t.clock.advance(24 * hour);
  const young = await add(ann);
  await forgetUnsentImages(t.ctx);
  expect(await isThere(left)).toEqual(all);
  t.clock.advance(1);
  await forgetUnsentImages(t.ctx);
  expect([await isThere(left), await isThere(sent), await isThere(young)]).toEqual([
    none,
    all,
    all,
  ]);
});

test('a member’s images go with them, and nobody else’s', async () => {
  const [mine, other] = [await add(bob), await add(ann)];
  await deleteMessageImages(t.ctx, bob);
  expect(await isThere(mine)).toEqual(none);
  expect(await isThere(other)).toEqual(all);
});
