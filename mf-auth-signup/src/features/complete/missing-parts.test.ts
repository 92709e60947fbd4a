import type { User } from '@afterglow/shared-state';
import { missingParts } from './missing-parts.ts';

const user = (main_image: object | null, photos: object[], interests: string[]) =>
  ({ profile: { main_image, photos, interests } }) as unknown as User;

test.each([
  [null, [], [], ['photo', 'interests']],
  [{}, [], [], ['interests']],
  // One that is looked at has been given.
  [null, [{}], [], ['interests']],
  [null, [], ['music'], ['photo']],
  [{}, [{}], ['music'], []],
])(
  'with the photo %j, the photos %j and the interests %j lacks %j',
  (photo, photos, interests, missing) => {
    expect(missingParts(user(photo, photos, interests))).toEqual(missing);
  },
);

test('a visitor lacks nothing', () => {
  expect(missingParts(null)).toEqual([]);
});
