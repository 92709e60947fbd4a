import type { SignupReason } from '@afterglow/shared-state';
import { goalPath } from './goal.ts';

test.each<[SignupReason, string]>([
  ['chat', '/members/paul/chat'],
  ['gift', '/members/paul/chat'],
  ['like', '/members/paul'],
  ['photos', '/members/paul'],
])('who came for %s goes on to %s', (reason, path) => {
  expect(goalPath({ reason, profile: 'paul' })).toBe(path);
});
