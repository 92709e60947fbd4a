import { jest } from '@jest/globals';
import sharp from 'sharp';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { portraitName, portraitPicture } from './portraits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => t.close());

const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return [format, width, height];
};

test('a portrait is drawn once for all who ask at once, kept for all later, and blurred to nothing', async () => {
  const put = jest.spyOn(t.ctx.files, 'put');
  const name = portraitName('female', 33, 9, 0);
  const thumbs = await Promise.all([1, 2, 3].map(() => portraitPicture(t.ctx, name, 'thumb')));
  expect(put).toHaveBeenCalledTimes(1);
  expect(await sizeOf(thumbs[0] as Buffer)).toEqual(['webp', 400, 500]);
  const again = await portraitPicture(t.ctx, name, 'thumb');
  expect(again.equals(thumbs[0] as Buffer)).toBe(true);
  expect(put).toHaveBeenCalledTimes(1);
  expect(await sizeOf(await portraitPicture(t.ctx, name, 'blurred'))).toEqual(['webp', 24, 30]);
});

test('who hears late that there is none does not draw it once more', async () => {
  const put = jest.spyOn(t.ctx.files, 'put');
  const late = Promise.withResolvers<boolean>();
  const exists = jest.spyOn(t.ctx.files, 'exists').mockReturnValueOnce(late.promise);
  const name = portraitName('female', 34, 10, 0);
  const [first, second] = [1, 2].map(() => portraitPicture(t.ctx, name, 'thumb'));
  // Where each asks for itself, the second is done by then.
  if (exists.mock.calls.length > 1) await second;
  late.resolve(false);
  await Promise.all([first, second]);
  expect(put).toHaveBeenCalledTimes(1);
});

test('one that could not be kept is tried again by the next who asks', async () => {
  const name = portraitName('male', 45, 8, 1);
  jest.spyOn(t.ctx.files, 'put').mockRejectedValueOnce(new Error('full'));
  await expect(portraitPicture(t.ctx, name, 'thumb')).rejects.toThrow('full');
  expect(await sizeOf(await portraitPicture(t.ctx, name, 'thumb'))).toEqual(['webp', 400, 500]);
});

test('a portrait that is locked is had blurred only, as any photo', async () => {
  const owner = await testMember(t);
  const photo = {
    ...{ profile_id: owner.id, width: 800, height: 1200, created_at: t.clock.now() },
    portrait: portraitName('female', 31, 7, 0),
  };
  const [open, locked] = ['portraitopen', 'portraitlocked'].map((id) => id.padEnd(26, '0'));
  await t.ctx.db
    .insertInto('photos')
    .values([
      { ...photo, id: String(open), private: false, position: 0 },
      { ...photo, id: String(locked), private: true, position: 1 },
    ])
    .execute();
  const reader = await testMember(t);
  const statusOf = async (id: string | undefined, variant: string) =>
    (await reader.client.get(`/api/photo/${id}/${variant}`)).status;
  expect([await statusOf(open, 'thumb'), await statusOf(locked, 'thumb')]).toEqual([200, 403]);
  expect(await statusOf(locked, 'blurred')).toBe(200);
});
