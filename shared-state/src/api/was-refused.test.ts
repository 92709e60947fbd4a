import { ApiError } from './api-error.ts';
import { wasRefused } from './was-refused.ts';

test.each([
  [0, false],
  [400, true],
  [404, true],
  [408, false],
  [409, true],
  [429, false],
  [499, true],
  [500, false],
  [503, false],
])('%i was refused: %s', (status, refused) => {
  expect(wasRefused(new ApiError(status, 'code', 'Words.'))).toBe(refused);
});
