import { outgoing } from '../testing/outgoing.ts';
import { lineOf } from './outgoing.ts';

test('what one reader gets is one line, under whichever target; without one each target has its own', () => {
  const [profile, conversation] = [{ profile: 'sofia' }, { conversation: 'c1' }];
  const line = (target: typeof profile | typeof conversation, reader?: string) =>
    lineOf(outgoing('a', { target, ...(reader && { reader }) }));
  expect(line(profile, 'sofia')).toBe(line(conversation, 'sofia'));
  expect(line(profile, 'sofia')).not.toBe(line(profile, 'mia'));
  expect(line(profile)).toBe(line({ profile: 'sofia' }));
  expect(new Set([line(profile), line(conversation), line({ profile: 'mia' })]).size).toBe(3);
});
