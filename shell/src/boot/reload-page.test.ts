import { unsent } from '@afterglow/shared-state';
import { reloadPage } from './reload-page.ts';

test('not while something is unsent, and then the minute is not used up [R18]', () => {
  const release = unsent.hold('upload');
  expect(reloadPage()).toBe(false);
  expect(sessionStorage.getItem('reloaded-at')).toBeNull();
  release();
});
