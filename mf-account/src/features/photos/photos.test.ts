import { pictureFileMaxLength } from '@afterglow/shared-state/limits';
import { checkFiles } from './check-files.ts';
import { moved } from './reorder.ts';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

test('takes pictures as long as there is room', () => {
  const { accepted, refused } = checkFiles([file('a'), file('b'), file('c')], 2);
  expect(accepted.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(refused).toEqual([{ name: 'c', reason: 'limit' }]);
});

test('a file that is no picture takes no room', () => {
  const { accepted, refused } = checkFiles([file('cv.pdf', 'application/pdf'), file('b')], 1);
  expect(accepted.map(({ name }) => name)).toEqual(['b']);
  expect(refused).toEqual([{ name: 'cv.pdf', reason: 'type' }]);
});

test('a file that is too large is said to be so', () => {
  const large = file('large');
  Object.defineProperty(large, 'size', { value: pictureFileMaxLength + 1 });
  expect(checkFiles([large], 3).refused).toEqual([{ name: 'large', reason: 'size' }]);
});

test('moves a photo forward, back, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c']);
});
