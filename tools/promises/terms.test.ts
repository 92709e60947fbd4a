import { read } from '../watching/exposed.ts';
import { bodyOf, languages } from './pages.ts';

test('members are told of other terms as long before as these promise', () => {
  const [, days] =
    /^const noticeDays = (\d+);$/m.exec(read('api/src/operator/things/terms/announce.ts')) ?? [];
  expect(languages).toHaveLength(11);
  for (const language of languages) {
    const [promise] = bodyOf('terms', language, 'changes');
    expect([language, promise]).toEqual([language, expect.stringMatching(`\\b${days}\\b`)]);
  }
});
