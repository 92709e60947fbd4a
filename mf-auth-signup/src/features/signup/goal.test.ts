import { memberStorage, type SignupReason } from '@afterglow/shared-state';
import { forgetGoal, goalPath, keepGoal, keptGoal } from './goal.ts';

test.each<[SignupReason, string]>([
  ['chat', '/members/paul/chat'],
  ['gift', '/members/paul/chat'],
  ['like', '/members/paul'],
  ['photos', '/members/paul'],
])('who came for %s goes on to %s', (reason, path) => {
  expect(goalPath({ reason, profile: 'paul' })).toBe(path);
});

test('what one came for is kept for the tab that the mail opens, until it is there', () => {
  keepGoal({ reason: 'chat', profile: 'paul' });
  expect(keptGoal()).toEqual({ reason: 'chat', profile: 'paul' });
  // It is the member's: a logout takes it along.
  memberStorage.clear();
  expect(keptGoal()).toBeNull();
  keepGoal({ reason: 'like', profile: 'eva' });
  forgetGoal();
  expect(keptGoal()).toBeNull();
});

test('what nobody can read is no goal', () => {
  memberStorage.write('signup-goal', '{');
  expect(keptGoal()).toBeNull();
});
